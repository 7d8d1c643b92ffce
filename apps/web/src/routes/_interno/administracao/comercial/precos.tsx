import type { listarPrecos } from '@balcao/dominio/precos/tabela-de-precos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { Button, Group } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../../../app/lista-da-rota.tsx'
import { LISTA_DE_PRECOS } from '../../../../features/precos/lista-de-precos.tsx'
import { PrecosDoProduto } from '../../../../features/precos/precos-do-produto.tsx'
import { useConsulta } from '../../../../platform/consultas.ts'
import { enderecoComItem } from '../../../../platform/listas/endereco-da-lista.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { tardio } from '../../../../ui/retorno/tardio.tsx'

const MudarVarios = tardio(
  async () => (await import('../../../../features/precos/mudar-varios.tsx')).MudarVarios,
)

const ler = enderecoComItem<typeof listarPrecos>()

export const Route = createFileRoute('/_interno/administracao/comercial/precos')({
  staticData: { titulo: 'Preços', acao: 'COMERCIAL_CONFIGURAR' },
  validateSearch: ler,
  component: Precos,
})

function Precos() {
  const { item, tabela } = Route.useSearch()
  const navegar = Route.useNavigate()
  const tabelas = useConsulta(listarTabelasDePreco, {}).data?.itens ?? []
  const idTabela = tabela === undefined ? tabelas[0]?.numeroTabela : Number(tabela)
  const daVez = tabelas.find(({ numeroTabela }) => numeroTabela === idTabela)
  const [mudando, setMudando] = useState(false)
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id && { item: id }) }),
      resetScroll: false,
    })
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_PRECOS}
        junto={idTabela === undefined ? {} : { tabela: idTabela }}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          <Group gap="xs">
            <CampoDeSelecao
              aria-label="Tabela de preço"
              clearable={false}
              w={220}
              opcoes={tabelas.map(({ numeroTabela, nomeTabela }) => ({
                valor: String(numeroTabela),
                nome: nomeTabela,
              }))}
              value={idTabela === undefined ? null : String(idTabela)}
              onChange={(nova) => nova && void navegar({ search: { tabela: Number(nova) } })}
            />
            {daVez && (
              <Button variant="default" onClick={() => setMudando(true)}>
                Mudar vários
              </Button>
            )}
          </Group>
        }
      />
      {mudando && daVez && (
        <MudarVarios
          tabela={{ id: daVez.numeroTabela, nome: daVez.nomeTabela }}
          aoFechar={() => setMudando(false)}
          aoNaoVir={() => setMudando(false)}
        />
      )}
      <PrecosDoProduto
        onde={item !== undefined && idTabela !== undefined ? { idTabela, idProduto: item } : null}
        aoFechar={() => abrir(undefined)}
      />
    </>
  )
}
