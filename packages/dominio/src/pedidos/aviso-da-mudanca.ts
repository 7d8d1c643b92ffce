import { cortar } from '../formatos/cortar.ts'

type Mudanca = {
  idPedido: number
  de: string
  para: string
  /** As the branch calls it (PAR-02). */
  label: string
  cliente: { fantasia: string; razaoSocial: string }
  /** What whoever changed it said. */
  observacao: string | null
  /** An invoice took some of it, and it stands where it stood. */
  emParte?: boolean
}

const MAIOR_NOME = 60

/** AVI-01 What whoever took an order is told when it moves; null for what is nothing to be told. */
export function avisoDaMudanca(
  mudanca: Mudanca,
): { titulo: string; mensagem: string; caminho: string } | null {
  const { idPedido, label, cliente, observacao } = mudanca
  const oQue = oQueAconteceu(mudanca)
  if (!oQue) return null
  const nome = cortar(cliente.fantasia || cliente.razaoSocial, MAIOR_NOME)
  const situacao = `O pedido de ${nome} está em ${label}.`
  return {
    titulo: `Pedido ${idPedido} ${oQue}`,
    mensagem: observacao ? `${situacao}\n${observacao}` : situacao,
    caminho: `/pedidos/${idPedido}`,
  }
}

function oQueAconteceu({ de, para, emParte }: Mudanca): string | null {
  if (emParte) return 'faturado em parte'
  if (para === 'BLOQUEADO') return 'bloqueado'
  if (para === 'LIBERADO') return de === 'BLOQUEADO' ? 'liberado' : null
  if (para === 'FATURADO') return 'faturado'
  if (para === 'CANCELADO') return 'cancelado'
  return para === 'REJEITADO' ? 'rejeitado' : null
}
