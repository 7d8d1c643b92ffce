import type { listarCampanhas } from '@balcao/dominio/campanhas/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDaCampanha } from '../../features/campanhas/detalhe/dialogo-da-campanha.tsx'
import type { EdicaoDaCampanha } from '../../features/campanhas/editar/formulario-da-campanha.tsx'
import { LISTA_DE_CAMPANHAS } from '../../features/campanhas/lista/lista-de-campanhas.tsx'
import { enderecoComItem } from '../../platform/listas/endereco-da-lista.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'

const FormularioDaCampanha = tardio(
  async () =>
    (await import('../../features/campanhas/editar/formulario-da-campanha.tsx')).FormularioDaCampanha,
)

const ler = enderecoComItem<typeof listarCampanhas>()

export const Route = createFileRoute('/_interno/campanhas')({
  staticData: { titulo: PAGINAS['/campanhas'], acao: 'CAMPANHA_VER' },
  validateSearch: ler,
  component: Campanhas,
})

function Campanhas() {
  const { pode } = useSessao()
  const { item } = Route.useSearch()
  const navegar = Route.useNavigate()
  const [edicao, setEdicao] = useState<EdicaoDaCampanha | null>(null)
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id && { item: id }) }),
      resetScroll: false,
    })
  const fechar = () => setEdicao(null)
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_CAMPANHAS}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          pode('CAMPANHA_GERIR') && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEdicao({ de: null, modo: 'duplicar' })}
            >
              Nova campanha
            </Button>
          )
        }
      />
      <DialogoDaCampanha
        id={item ?? null}
        porBaixo={edicao !== null}
        aoFechar={() => abrir(undefined)}
        aoEditar={(de, modo) => setEdicao({ de, modo })}
      />
      {edicao && <FormularioDaCampanha edicao={edicao} aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
