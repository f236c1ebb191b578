import type { SharedPaper } from './shared-paper.ts';
import { usePageTexts } from './page-texts.ts';

type Paper = SharedPaper['paper'];
type Fact = Paper['facts'][number];
type Label = Paper['title'];

/** What stands on the paper. */
export function PaperContent({ paper }: { paper: Paper }) {
  const { seller, title, words, remarks, terms, footnote } = paper;
  return (
    <article className="paper">
      <header>
        <div>
          <h2>{seller.name}</h2>
          {seller.otherName === '' ? null : <p>{seller.otherName}</p>}
          <p>{seller.address}</p>
          {seller.phone === null ? null : <p>{`${seller.phone.label}: ${seller.phone.value}`}</p>}
          {seller.panDigits.length === 0 ? null : <p>{`${seller.panLabel.main}: ${seller.panDigits.join('')}`}</p>}
        </div>
        <p className="title">
          <strong>{title.main}</strong>
          <Other label={title} />
        </p>
      </header>
      {paper.cancellation.length === 0 ? null : <Facts facts={paper.cancellation} />}
      <div className="sides">
        <Facts facts={paper.buyer} />
        <Facts facts={paper.facts} />
      </div>
      <Lines paper={paper} />
      <Totals paper={paper} />
      <p>
        {`${words.label.main}: `}
        <strong>{words.value}</strong>
      </p>
      {remarks === null ? null : <p>{`${remarks.label.main}: ${remarks.value}`}</p>}
      {terms === null ? null : (
        <>
          <h3>{terms.label.main}</h3>
          <ol>
            {terms.values.map((term) => (
              <li key={term.number}>{`${term.number} ${term.text}`}</li>
            ))}
          </ol>
        </>
      )}
      {footnote === null ? null : <p className="soft">{footnote}</p>}
    </article>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, note }) => (
          <div key={label.main}>
            <dt>
              {label.main}
              <Other label={label} />
            </dt>
            <dd>
              {value}
              {note === '' ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A table on a wide page; on a phone each line is a card, with the name on top and the amount at its end. */
function Lines({ paper: { columns, lines } }: { paper: Paper }) {
  const t = usePageTexts();
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('lines')}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={key}>
                {label.main}
                <Other label={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.serialNumber}>
              {columns.map(({ key, label }) => (
                <td key={key} className={key} data-label={label.main}>
                  {line[key]}
                  {key !== 'particulars' || line.note === '' ? null : <small>{line.note}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Totals({ paper: { totals } }: { paper: Paper }) {
  return (
    <dl className="totals">
      {totals.map(({ label, value, isGrand }) => (
        <div key={label.main} className={isGrand ? 'grand' : undefined}>
          <dt>
            {label.main}
            <Other label={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Other({ label }: { label: Label }) {
  return label.other === label.main ? null : <small>{label.other}</small>;
}
