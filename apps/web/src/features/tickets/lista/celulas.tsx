import { formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { ComFolga, DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import estilos from './celulas.module.css'

export function StatusDoTicket({ status, arquivado }: Pick<TicketDaLista, 'status' | 'arquivado'>) {
  const { label, cor } = arquivado && status.id !== STATUS_ARQUIVADO.id ? STATUS_ARQUIVADO : status
  return <Etiqueta cor={cor}>{label}</Etiqueta>
}

type DeQuem = Pick<TicketDaLista, 'cliente' | 'consumidor'>

/** The company, or the person who bought from one. */
export const nomeDeQuem = ({ cliente, consumidor }: DeQuem) =>
  consumidor?.nome ?? (cliente ? nomeDoCliente(cliente) : 'Sem cliente')

/** `estreito`: the name whole, and the company's legal one only where there is room for it, and on hover. */
export function ClienteDoTicket({ cliente, consumidor, estreito = false }: DeQuem & { estreito?: boolean }) {
  const principal = nomeDeQuem({ cliente, consumidor })
  if (consumidor) return <DuasLinhas inteiro={estreito} principal={principal} detalhe="Consumidor final" />
  if (!cliente) return <span className={estilos.ausente}>{principal}</span>
  const { razSoc } = cliente
  if (principal === razSoc) return <DuasLinhas inteiro={estreito} principal={principal} />
  if (!estreito) return <DuasLinhas principal={principal} detalhe={razSoc} />
  return (
    <DuasLinhas
      inteiro
      principal={principal}
      titulo={`${principal}\n${razSoc}`}
      detalhe={<ComFolga>{razSoc}</ComFolga>}
    />
  )
}

/** When and by whom; whom only where there is room for it, and on hover. */
export function Abertura({ quando, quem }: { quando: string; quem: string }) {
  return (
    <DuasLinhas
      principal={<TempoRelativo data={quando} semHora />}
      titulo={`${formatarDataHora(quando)}\n${quem}`}
      detalhe={
        <>
          {horaEm(new Date(quando))}
          <ComFolga> · {nomeCurto(quem)}</ComFolga>
        </>
      }
    />
  )
}
