import type { listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../../../app/lista-da-rota.tsx'
import {
  DialogoDoProduto,
  DialogoDoProdutoNovo,
} from '../../../../features/catalogo/produtos/dialogo-do-produto.tsx'
import { LISTA_DE_PRODUTOS } from '../../../../features/catalogo/produtos/lista-de-produtos.tsx'
import { enderecoComItem } from '../../../../platform/listas/endereco-da-lista.ts'

const ler = enderecoComItem<typeof listarProdutosMantidos>()

export const Route = createFileRoute('/_interno/administracao/comercial/produtos')({
  staticData: { titulo: 'Produtos', acao: 'COMERCIAL_CONFIGURAR' },
  validateSearch: ler,
  component: Produtos,
})

function Produtos() {
  const { item } = Route.useSearch()
  const navegar = Route.useNavigate()
  const [novo, setNovo] = useState(false)
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id && { item: id }) }),
      resetScroll: false,
    })
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_PRODUTOS}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNovo(true)}>
            Novo produto
          </Button>
        }
      />
      {novo && <DialogoDoProdutoNovo aoFechar={() => setNovo(false)} />}
      {item !== undefined && <DialogoDoProduto key={item} id={item} aoFechar={() => abrir(undefined)} />}
    </>
  )
}
