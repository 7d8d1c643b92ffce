import { formatarData } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { LinkDoAnexo } from './anexos/link-do-anexo.tsx'

/** The invoices the ticket is about, and the return invoices that came for it. */
export function CartaoDasNotas({ ticket: { notas, nfds } }: { ticket: TicketDetalhado }) {
  const dinheiro = useFormatoDeDinheiro()
  if (notas.length === 0 && nfds.length === 0) return null
  return (
    <Cartao titulo="Notas fiscais">
      <ListaDaFicha>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <li key={id}>
            <span>
              NF {numNf} <small>{formatarData(dtSai)}</small>
            </span>
            <span>{dinheiro(vlTot)}</span>
          </li>
        ))}
        {nfds.map(({ id, numero, serie, chave, valor, anexo }) => (
          <li key={`nfd-${id}`} title={`Chave ${chave}`}>
            <span>
              NFD {numero} <small>série {serie}</small>
            </span>
            {valor !== null && <span>{dinheiro(valor)}</span>}
            <LinkDoAnexo anexo={anexo} />
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}
