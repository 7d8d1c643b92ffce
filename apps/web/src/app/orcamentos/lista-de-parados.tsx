import type { OrcamentoParado } from '@balcao/dominio/orcamentos/parados'
import { useState } from 'react'
import { Atender } from '../../features/orcamentos/parados/atender.ts'
import { LISTA_DE_PARADOS } from '../../features/orcamentos/parados/lista-de-parados.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { ListaDaRota } from '../lista-da-rota.tsx'
import { AtenderOrcamento } from './atender-orcamento.tsx'

/** VEN-01 From the row to what was talked about: once registered, it is no longer stopped. */
export function ListaDeParados() {
  const { pode } = useSessao()
  const [atendendo, setAtendendo] = useState<OrcamentoParado | null>(null)
  return (
    <Atender value={pode('CLIENTE_ATENDER') ? setAtendendo : null}>
      <ListaDaRota lista={LISTA_DE_PARADOS} />
      {atendendo && <AtenderOrcamento orcamento={atendendo} aoFechar={() => setAtendendo(null)} />}
    </Atender>
  )
}
