import { canaisDeAvisos, type EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../platform/api.ts'
import { chaveDe } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useCanais, useCanal } from '../../platform/tempo-real.ts'
import { avisarInfo } from '../../ui/retorno/toasts.ts'
import { type Aviso, CONSULTAS_DE_AVISOS } from './use-avisos.ts'

/** AVI-01 Keeps the bell and the list up to date; answers the last notice that arrived, to be announced. */
export function useAvisosAoVivo(): Aviso | null {
  const { colaborador, filiais } = useSessao()
  const consultas = useQueryClient()
  const [recebido, setRecebido] = useState<Aviso | null>(null)

  function atualizar() {
    for (const contrato of CONSULTAS_DE_AVISOS) consultas.invalidateQueries({ queryKey: chaveDe(contrato) })
  }

  async function receber(id: number) {
    atualizar()
    // The event has only the id. Without an answer the bell still grows; what was confirmed already is no news.
    const { itens } = await chamar(listarAvisos, { query: { naoLidos: 'true' } }).catch(() => ({ itens: [] }))
    const aviso = itens.find((outro) => outro.id === id)
    if (!aviso) return
    if (aviso.importante) avisarInfo(`Aviso importante: ${aviso.titulo}`)
    else setRecebido(aviso)
  }

  const canais = canaisDeAvisos(
    colaborador.tipo,
    filiais.map(({ idFil }) => idFil),
  )
  useCanais<EventosDeAvisos>(canais, { 'aviso-publicado': ({ id }) => void receber(id) })
  useCanal<EventosDoColaborador>(canalDoColaborador(colaborador.id), { 'avisos-lidos': atualizar })
  return recebido
}
