import { formatarData } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { useFormatoDeDinheiro } from '../../../platform/parametros.ts'
import { LinkDoAnexo } from './anexos/link-do-anexo.tsx'
import estilos from './cartao.module.css'

/** The invoices the ticket is about, and the return invoices that came for it. */
export function CartaoDasNotas({ ticket: { notas, nfds } }: { ticket: TicketDetalhado }) {
  const dinheiro = useFormatoDeDinheiro()
  if (notas.length === 0 && nfds.length === 0) return null
  return (
    <section className={estilos.cartao} aria-label="Notas fiscais">
      <h2>Notas fiscais</h2>
      <ul className={estilos.itens}>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <li key={id} className={estilos.linha}>
            <span>
              NF {numNf} <span className={estilos.suave}>{formatarData(dtSai)}</span>
            </span>
            <span>{dinheiro(vlTot)}</span>
          </li>
        ))}
        {nfds.map(({ id, numero, serie, chave, valor, anexo }) => (
          <li key={`nfd-${id}`}>
            <div className={estilos.linha} title={`Chave ${chave}`}>
              <span>
                NFD {numero} <span className={estilos.suave}>série {serie}</span>
              </span>
              {valor !== null && <span>{dinheiro(valor)}</span>}
            </div>
            <LinkDoAnexo anexo={anexo} />
          </li>
        ))}
      </ul>
    </section>
  )
}
