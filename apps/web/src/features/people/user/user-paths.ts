export const userListPath = '/user/userlist';
export const userFormPath = '/user/outlet-user';
export const resetPasswordPath = '/user/reset-password';
export const assignmentPath = '/user/user-outlet-assignment';
