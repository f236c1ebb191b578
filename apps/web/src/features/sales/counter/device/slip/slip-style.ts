/** How a slip looks: black only, one column, as long as it needs. */
export const slipStyle = `
@page { size: 80mm auto; margin: 0; }
* { box-sizing: border-box; margin: 0; }
body { width: 80mm; padding: 5mm 4mm 7mm; font: 8.4pt/1.3 Slip, sans-serif; color: #000; background: #fff; overflow-wrap: anywhere; }
small, .small { font-size: 7pt; }
.middle { text-align: center; }
.name { font-size: 13pt; font-weight: 700; }
.other-name { font-weight: 600; }
.title { font-size: 11.5pt; font-weight: 700; }
.title small { font-size: 8.6pt; font-weight: 600; }
.copy { font-size: 7.6pt; }
.is-copy { font-weight: 700; }
hr { margin: 1mm 0; border: 0; border-top: 0.6pt dashed #000; }
.facts > div { display: grid; grid-template-columns: 27mm minmax(0, 1fr); column-gap: 1.5mm; margin-bottom: 0.6mm; }
dd { font-weight: 600; }
dd small { display: block; font-weight: 400; }
.line { break-inside: avoid; margin-bottom: 1.7mm; }
.line .pair { padding-inline-start: 3mm; }
.row { display: block; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 3mm; margin-bottom: 0.7mm; }
.pair > :last-child { text-align: end; font-variant-numeric: tabular-nums; }
.grand { margin: 1.2mm 0 2mm; padding: 1mm 0; border-block: 0.9pt solid #000; font-size: 10pt; font-weight: 700; }
.grand > :last-child { font-size: 12.5pt; }
.qr { display: block; width: 27mm; margin: 1.5mm auto; }
.thanks { margin-top: 1mm; font-weight: 600; }
`;
