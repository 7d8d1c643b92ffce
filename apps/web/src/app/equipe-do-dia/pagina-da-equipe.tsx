import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Aberto, AbrirIndicador } from '../../features/equipe-do-dia/abrir-indicador.ts'
import { FILTROS_DA_EQUIPE } from '../../features/equipe-do-dia/filtros-da-equipe.ts'
import { LISTA_DA_EQUIPE } from '../../features/equipe-do-dia/lista-da-equipe.tsx'
import { tardioAoAbrir } from '../../ui/retorno/tardio.tsx'
import { ListaDaRota } from '../lista-da-rota.tsx'

const DialogoDoIndicador = tardioAoAbrir(
  async () => (await import('../../features/equipe-do-dia/dialogo-do-indicador.tsx')).DialogoDoIndicador,
  ({ aberto }) => aberto !== null,
)

/** GES-05 The team's day; a row opens in what the person did. */
export function PaginaDaEquipe() {
  const lido = useSearch({ strict: false })
  const filtros = useMemo(() => FILTROS_DA_EQUIPE.ler(lido), [lido])
  const [aberto, setAberto] = useState<Aberto | null>(null)
  return (
    <AbrirIndicador value={setAberto}>
      <ListaDaRota
        lista={LISTA_DA_EQUIPE}
        aoAbrir={({ id, nome }) => setAberto({ indicador: 'PEDIDOS', pessoa: { id, nome } })}
      />
      <DialogoDoIndicador aberto={aberto} filtros={filtros} aoFechar={() => setAberto(null)} />
    </AbrirIndicador>
  )
}
