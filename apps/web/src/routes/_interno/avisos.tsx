import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDoAviso, useAvisoAberto } from '../../features/avisos/lista/dialogo-do-aviso.tsx'
import { FILTROS_DE_AVISOS } from '../../features/avisos/lista/filtros-de-avisos.ts'
import { LISTA_DE_AVISOS } from '../../features/avisos/lista/lista-de-avisos.tsx'

export const Route = createFileRoute('/_interno/avisos')({
  staticData: { titulo: 'Avisos', acao: 'AVISO_VER' },
  validateSearch: FILTROS_DE_AVISOS.ler,
  component: Avisos,
})

function Avisos() {
  const navegar = useNavigate()
  const { aviso, aberto, abrir, fechar } = useAvisoAberto()
  return (
    <>
      <ListaDaRota lista={LISTA_DE_AVISOS} aoAbrir={abrir} />
      <DialogoDoAviso
        aviso={aviso}
        aberto={aberto}
        aoFechar={fechar}
        aoIr={(href) => void navegar({ href })}
      />
    </>
  )
}
