import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { CaixasParadas } from '../../features/correio/caixas-paradas.tsx'
import { DialogoDaRecebida } from '../../features/correio/dialogo-da-recebida.tsx'
import { FILTROS_DE_RECEBIDAS } from '../../features/correio/lista/filtros-de-recebidas.ts'
import { LISTA_DE_RECEBIDAS } from '../../features/correio/lista/lista-de-recebidas.tsx'

export const Route = createFileRoute('/_interno/correio-recebido')({
  staticData: { titulo: 'E-mails recebidos', acao: 'CORREIO_RECEBIDO' },
  validateSearch: FILTROS_DE_RECEBIDAS.ler,
  component: CorreioRecebido,
})

function CorreioRecebido() {
  const navegar = useNavigate()
  const [aberta, setAberta] = useState<number | null>(null)
  return (
    <>
      <CaixasParadas />
      <ListaDaRota lista={LISTA_DE_RECEBIDAS} aoAbrir={({ id }) => setAberta(id)} />
      <DialogoDaRecebida
        idRecebida={aberta}
        aoFechar={() => setAberta(null)}
        aoIr={(href) => void navegar({ href })}
      />
    </>
  )
}
