import { listarColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Text } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { EtiquetaDaColeta } from './situacao-da-coleta.tsx'
import { useColetasAoVivo } from './use-coletas-ao-vivo.ts'

type ColetaDoTicketProps = { idTicket: number; aoAbrir: (endereco: string) => void }

/** COL-01 The last order that the ticket is in, beside it; nothing when there is none. */
export function ColetaDoTicket({ idTicket, aoAbrir }: ColetaDoTicketProps) {
  useColetasAoVivo((id) => id === idTicket)
  const { data } = useConsulta(
    listarColetas,
    { query: { ticket: idTicket, take: 1 } },
    { mostradoNaArea: true, semprePedir: true },
  )
  const coleta = data?.itens[0]
  if (!coleta) return null
  const { id, responsavel, situacao, dtPrevista, dtColeta } = coleta
  const endereco = `/coletas?aba=coletas&coleta=${id}`
  return (
    <Cartao titulo="Coleta" aoLado={<EtiquetaDaColeta situacao={situacao} />}>
      <div>
        <Anchor
          href={endereco}
          fw={500}
          onClick={(evento) => {
            if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
            evento.preventDefault()
            aoAbrir(endereco)
          }}
        >
          {numeroDaColeta(id)}
        </Anchor>
        <Text>{responsavel.nome}</Text>
        <Text c="dimmed" size="xs">
          {TIPOS_DE_RESPONSAVEL[responsavel.tipo]}
          {dtColeta
            ? ` · coletada em ${formatarData(dtColeta)}`
            : dtPrevista && ` · prevista para ${formatarData(dtPrevista)}`}
        </Text>
      </div>
    </Cartao>
  )
}
