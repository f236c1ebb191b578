/** A picture of the camera on its way to what reads barcodes. */
export type FrameSent = { number: number; picture: ImageData };
/** What is read from it. */
export type FrameRead = { number: number; codes: string[] };
