import type { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDoAviso, useAvisoAberto } from '../../features/avisos/lista/dialogo-do-aviso.tsx'
import { LISTA_DE_AVISOS } from '../../features/avisos/lista/lista-de-avisos.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/avisos')({
  staticData: { titulo: 'Avisos', acao: 'AVISO_VER' },
  validateSearch: enderecoDaLista<typeof listarAvisos>(),
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
