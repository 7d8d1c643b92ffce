import type { listarCarteiras } from '@balcao/dominio/carteiras/contratos'
import { SEM_REPRESENTANTE } from '@balcao/dominio/carteiras/passagem'
import { Button } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../../app/lista-da-rota.tsx'
import { LISTA_DE_CARTEIRAS } from '../../../../features/carteiras/lista-de-carteiras.tsx'
import { PassarClientes } from '../../../../features/carteiras/passar-clientes.tsx'
import { enderecoComItem } from '../../../../platform/listas/endereco-da-lista.ts'

const ler = enderecoComItem<typeof listarCarteiras>(0)

export const Route = createFileRoute('/_interno/administracao/comercial/carteiras')({
  staticData: { titulo: 'Carteiras', acao: 'COMERCIAL_CONFIGURAR' },
  validateSearch: ler,
  component: Carteiras,
})

function Carteiras() {
  const { item } = Route.useSearch()
  const navegar = Route.useNavigate()
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id !== undefined && { item: id }) }),
      resetScroll: false,
    })
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_CARTEIRAS}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          <Button variant="default" onClick={() => abrir(SEM_REPRESENTANTE.id)}>
            Sem representante
          </Button>
        }
      />
      {item !== undefined && <PassarClientes key={item} idPessoa={item} aoFechar={() => abrir(undefined)} />}
    </>
  )
}
