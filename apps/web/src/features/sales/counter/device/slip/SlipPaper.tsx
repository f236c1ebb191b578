import type { InvoiceTexts } from '@bahi/contract/paper/invoice-texts';
import type { Label } from '@bahi/contract/paper/paper-words';
import type { ReactNode } from 'react';

type Props = { view: InvoiceTexts; qr: { side: number; path: string } };

/** An invoice on the 80 mm roll of a counter printer, as the server's slip is laid out (`invoice-slip.typ`). */
export function SlipPaper({ view, qr }: Props) {
  const { seller, title, copy, isCopy, facts, buyer, columns, lines, totals, words, remarks, terms, foot } = view;
  const headOf = (key: string): Label => columns.find((column) => column.key === key)?.label ?? { main: '', other: '' };
  return (
    <article>
      <header className="middle">
        <p className="name">{seller.name}</p>
        {seller.otherName === '' ? null : <p className="other-name">{seller.otherName}</p>}
        <p>{seller.address}</p>
        {seller.phone === null ? null : (
          <p>
            {seller.phone.label}: {seller.phone.value}
          </p>
        )}
        {seller.panDigits.length === 0 ? null : (
          <p>
            {seller.panLabel.main}: <b>{seller.panDigits.join('')}</b>
          </p>
        )}
      </header>
      <hr />
      <div className="middle">
        <p className="title">
          {title.main} <small>{title.other}</small>
        </p>
        <p className={isCopy ? 'copy is-copy' : 'copy'}>
          {copy.main} / {copy.other}
        </p>
      </div>
      <dl className="facts">
        {[...facts, ...buyer]
          .filter(({ value }) => value !== '')
          .map(({ label, value, note }) => (
            <div key={label.main}>
              <dt>{label.main}</dt>
              <dd>
                {value}
                {note === '' ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
      </dl>
      <hr />
      <Pair left={<Head of={headOf('particulars')} />} right={<Head of={headOf('amount')} />} />
      <hr />
      {lines.map((line) => (
        <section className="line" key={line.serialNumber}>
          <p>
            <b>
              {line.serialNumber}. {line.particulars}
            </b>
            {line.hsCode === '' || headOf('hsCode').main === '' ? null : (
              <small>
                {headOf('hsCode').main} {line.hsCode}
              </small>
            )}
          </p>
          {line.note === '' ? null : <p className="small">{line.note}</p>}
          <Pair
            left={
              <>
                {line.quantity} {line.unit} × {line.rate}
                {line.lineDiscount === '' ? null : (
                  <small className="row">
                    {headOf('lineDiscount').main} − {line.lineDiscount}
                  </small>
                )}
              </>
            }
            right={line.amount}
          />
        </section>
      ))}
      <hr />
      {totals.map(({ label, value, isGrand }) => (
        <Pair
          key={label.main}
          isGrand={isGrand}
          left={isGrand ? label.main : <Head of={label} isPlain />}
          right={value}
        />
      ))}
      <p>
        <b>{words.label.main}:</b> {words.value}
      </p>
      {remarks === null ? null : (
        <p>
          <b>{remarks.label.main}:</b> {remarks.value}
        </p>
      )}
      {terms === null ? null : (
        <div className="small">
          <b>{terms.label.main}</b>
          {terms.values.map(({ number, text }) => (
            <p key={number}>
              {number} {text}
            </p>
          ))}
        </div>
      )}
      <svg className="qr" viewBox={`0 0 ${qr.side} ${qr.side}`} shapeRendering="crispEdges">
        <path d={qr.path} />
      </svg>
      <hr />
      {foot.map(({ label, value }) => (
        <p className="small" key={label.main}>
          {label.main}: {value}
        </p>
      ))}
      {view.footnote === null ? null : <p className="small">{view.footnote}</p>}
      <p className="middle thanks">{view.thanks}</p>
      {seller.footer === '' ? null : <p className="middle small">{seller.footer}</p>}
    </article>
  );
}

function Head({ of, isPlain = false }: { of: Label; isPlain?: boolean }) {
  return (
    <>
      {isPlain ? of.main : <b>{of.main}</b>} <small>{of.other}</small>
    </>
  );
}

function Pair({ left, right, isGrand = false }: { left: ReactNode; right: ReactNode; isGrand?: boolean }) {
  return (
    <div className={isGrand ? 'pair grand' : 'pair'}>
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}
