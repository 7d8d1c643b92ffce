import type { listarNegociacoes } from '@balcao/dominio/negociacoes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDaNegociacao } from '../../features/negociacoes/detalhe/dialogo-da-negociacao.tsx'
import { LISTA_DE_NEGOCIACOES } from '../../features/negociacoes/lista/lista-de-negociacoes.tsx'
import { enderecoComItem } from '../../platform/listas/endereco-da-lista.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'

const PedirNegociacao = tardio(
  async () => (await import('../../features/negociacoes/pedir/pedir-negociacao.tsx')).PedirNegociacao,
)

const ler = enderecoComItem<typeof listarNegociacoes>()

export const Route = createFileRoute('/_interno/negociacoes-de-preco')({
  staticData: { titulo: PAGINAS['/negociacoes-de-preco'], acao: 'NEGOCIACAO_VER' },
  validateSearch: ler,
  component: Negociacoes,
})

function Negociacoes() {
  const { pode } = useSessao()
  const { item } = Route.useSearch()
  const navegar = Route.useNavigate()
  const [pedindo, setPedindo] = useState(false)
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id && { item: id }) }),
      resetScroll: false,
    })
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_NEGOCIACOES}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          pode('NEGOCIACAO_PEDIR') && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setPedindo(true)}>
              Nova negociação
            </Button>
          )
        }
      />
      <DialogoDaNegociacao id={item ?? null} aoFechar={() => abrir(undefined)} />
      {pedindo && <PedirNegociacao aoFechar={() => setPedindo(false)} aoNaoVir={() => setPedindo(false)} />}
    </>
  )
}
