import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { NotaParaEscolher, ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import type {
  NotaADevolver,
  procurarNotasADevolver,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { situacaoDaDevolucao } from '@balcao/dominio/tickets/abertura/devolucao'
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
export function porQueNaoVolta({
  numNf,
  situacao,
  ate,
}: Pick<NotaADevolver, 'numNf' | 'situacao' | 'ate'>): string | null {
  if (situacao === 'DEVOLVIDA') return `Não resta nenhum produto a devolver na nota ${numNf}.`
  if (situacao === 'FORA_DO_PRAZO')
    return `O prazo de devolução da nota ${numNf} terminou${ate ? ` em ${formatarData(ate)}` : ''}.`
  return null
}

/** MES-07 The same of an invoice that was chosen elsewhere, from what its products say; null is one that may not be chosen. */
export function porQueNaoVoltaADe(
  nota: (Pick<NotaParaEscolher, 'numNf'> & { produtos: readonly ProdutoDaNota[] }) | null,
): string | null {
  if (!nota) return 'Esta nota fiscal não está entre as que você pode devolver.'
  const restam = nota.produtos.filter(({ qtd }) => qtd > 0)
  const noPrazo = !restam.some(({ indisponivel }) => indisponivel)
  return porQueNaoVolta({
    numNf: nota.numNf,
    situacao: situacaoDaDevolucao(restam.length, noPrazo),
    ate: null,
  })
}
