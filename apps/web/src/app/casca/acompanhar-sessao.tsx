import { validarSessao } from '@balcao/dominio/acesso/contratos'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import { useEffect, useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { perderSessao } from '../../platform/encerramento.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useCanal } from '../../platform/tempo-real.ts'

/** SHL-06 A session that ends elsewhere ends here at once, not at the next check. */
export function AcompanharSessao() {
  const { colaborador } = useSessao()
  const { data } = useConsulta(validarSessao, {}, { mostradoNaArea: true })
  // The end may be told before the server answered which session this is.
  const [encerradas, setEncerradas] = useState<readonly number[]>([])
  useCanal<EventosDoColaborador>(canalDoColaborador(colaborador.id), {
    'sessao-encerrada': ({ sessao }) => setEncerradas((antes) => [...antes, sessao]),
  })
  useEffect(() => {
    if (data && encerradas.includes(data.sessao)) perderSessao('encerrada')
  }, [data, encerradas])
  return null
}
