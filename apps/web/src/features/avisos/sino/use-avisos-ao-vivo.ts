import { canaisDeAvisos, type EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { TIPOS_DE_AVISO, tipoDoAviso } from '@balcao/dominio/avisos/tipos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { useState } from 'react'
import { useLeitura } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCanais, useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { avisarInfo } from '../../../ui/retorno/toasts.ts'
import type { Aviso } from '../use-avisos.ts'

/** AVI-01 Keeps the bell and the list up to date; answers the last notice that arrived, to be announced. */
export function useAvisosAoVivo(): Aviso | null {
  const { colaborador, filiais } = useSessao()
  const ler = useLeitura(listarAvisos)
  const [recebido, setRecebido] = useState<Aviso | null>(null)

  async function receber(id: number) {
    // The event has only the id. Without an answer the bell still grows; what was confirmed already is no news.
    const { itens } = await ler({ query: { naoLidos: 'true' } }).catch(() => ({ itens: [] }))
    const aviso = itens.find((outro) => outro.id === id)
    if (!aviso) return
    const { toast } = TIPOS_DE_AVISO[tipoDoAviso(aviso)]
    if (toast) avisarInfo(toast(aviso.titulo))
    else setRecebido(aviso)
  }

  const canais = [
    ...canaisDeAvisos(
      colaborador.tipo,
      filiais.map(({ idFil }) => idFil),
    ),
    canalDoColaborador(colaborador.id),
  ]
  useCanais<EventosDeAvisos>(canais, { 'aviso-publicado': ({ id }) => void receber(id) })
  // The person's own channel tells of more than notices.
  useReleituraAoVivo(canais, ({ muda }) => muda.includes('avisos'))
  return recebido
}
