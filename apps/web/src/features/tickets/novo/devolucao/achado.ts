import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type {
  NotaADevolver,
  procurarNotasADevolver,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'

import { opcaoDeCliente } from '../../../../seletores/seletor-de-cliente.tsx'

type Resposta = RespostaDe<typeof procurarNotasADevolver>

/** What the field found: a customer whose invoices may be listed, or an invoice. */
export type Achado =
  | { tipo: 'cliente'; id: number; nome: string; detalhe: string }
  | { tipo: 'nota'; nota: NotaADevolver }

export const chaveDoAchado = (achado: Achado): string =>
  achado.tipo === 'nota' ? `nota-${achado.nota.id}` : `cliente-${achado.id}`

export const achadosDe = ({ clientes, notas }: Resposta): Achado[] => [
  ...clientes.map((cliente): Achado => {
    const { valor: id, nome, detalhe } = opcaoDeCliente(cliente)
    return { tipo: 'cliente', id, nome, detalhe }
  }),
  ...notas.map((nota): Achado => ({ tipo: 'nota', nota })),
]

/** MES-07 Told where the invoice is chosen, not three screens later. */
export function porQueNaoVolta({ numNf, situacao, ate }: NotaADevolver): string | null {
  if (situacao === 'DEVOLVIDA') return `Não resta nenhum produto a devolver na nota ${numNf}.`
  if (situacao === 'FORA_DO_PRAZO')
    return `O prazo de devolução da nota ${numNf} terminou${ate ? ` em ${formatarData(ate)}` : ''}.`
  return null
}
