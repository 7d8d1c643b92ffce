import type { EntradaDaAuditoria } from '@balcao/dominio/auditoria/campos'
import type { listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { DialogoDaEntrada } from '../../../features/auditoria/dialogo-da-entrada.tsx'
import { LISTA_DA_AUDITORIA } from '../../../features/auditoria/lista-da-auditoria.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/administracao/auditoria')({
  staticData: { titulo: 'Auditoria', acao: 'AUDITORIA_VER' },
  validateSearch: enderecoDaLista<typeof listarAuditoria>(),
  component: Auditoria,
})

function Auditoria() {
  const [aberta, setAberta] = useState<EntradaDaAuditoria | null>(null)
  return (
    <>
      <ListaDaRota lista={LISTA_DA_AUDITORIA} aoAbrir={setAberta} />
      <DialogoDaEntrada entrada={aberta} aoFechar={() => setAberta(null)} />
    </>
  )
}
