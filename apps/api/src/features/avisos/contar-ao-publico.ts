import { canaisDoPublico, type EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import type { PublicoDoAviso } from '@balcao/dominio/avisos/publico'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** AVI-01 To whoever may see it: only the id, since what it says is read through the API, which checks again who asks. */
export async function contarAoPublico(
  tx: Tx,
  { muda }: Pick<Autoria, 'muda'>,
  evento: keyof EventosDeAvisos,
  { id, ...publico }: PublicoDoAviso & { id: number },
): Promise<void> {
  for (const canal of canaisDoPublico(publico))
    await publicar(tx, { canal, evento, dados: { id } satisfies EventosDeAvisos[typeof evento], muda })
}
