import type { AvaliacaoDoTicket } from '@balcao/dominio/avaliacoes/contratos'
import { impedimentoParaAvaliar, type Nota, type RegrasDaAvaliacao } from '@balcao/dominio/avaliacoes/regras'
import { ERROS } from '@balcao/dominio/erros'
import type { AvaliacaoGravada } from './queries.ts'

type Olhar = { regras: RegrasDaAvaliacao; agora: Date }

export function apresentarAvaliacao(
  ticket: { finalizadoEm: Date | null; duplicado: boolean },
  gravada: AvaliacaoGravada | null,
  { regras, agora }: Olhar,
): AvaliacaoDoTicket {
  const impedimento = impedimentoParaAvaliar(ticket, gravada?.avaliadoEm ?? null, regras, agora)
  return {
    avaliacao: gravada && {
      nota: gravada.nota as Nota,
      comentario: gravada.comentario,
      em: gravada.mudadoEm.toISOString(),
      por: gravada.por,
    },
    impedimento: impedimento && ERROS[impedimento].mensagem,
  }
}
