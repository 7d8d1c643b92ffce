import type { AvisoPublicado, listarAvisosPublicados } from '@balcao/dominio/avisos/gestao'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { DialogoDoPublicado } from '../../../features/avisos/gestao/dialogo-do-publicado.tsx'
import { LISTA_DE_PUBLICADOS } from '../../../features/avisos/gestao/lista-de-publicados.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/administracao/avisos')({
  staticData: { titulo: 'Avisos publicados', acao: 'AVISO_PUBLICAR' },
  validateSearch: enderecoDaLista<typeof listarAvisosPublicados>(),
  component: AvisosPublicados,
})

function AvisosPublicados() {
  const [aviso, setAviso] = useState<AvisoPublicado | null>(null)
  return (
    <>
      <ListaDaRota lista={LISTA_DE_PUBLICADOS} aoAbrir={setAviso} />
      <DialogoDoPublicado aviso={aviso} aoFechar={() => setAviso(null)} />
    </>
  )
}
