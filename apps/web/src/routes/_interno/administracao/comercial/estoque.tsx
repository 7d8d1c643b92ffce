import type { listarEstoque } from '@balcao/dominio/estoque/manter'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../../app/lista-da-rota.tsx'
import { EstoqueDoProduto } from '../../../../features/estoque/estoque-do-produto.tsx'
import { LISTA_DO_ESTOQUE } from '../../../../features/estoque/lista-do-estoque.tsx'
import { useConsulta } from '../../../../platform/consultas.ts'
import { enderecoComItem } from '../../../../platform/listas/endereco-da-lista.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'

const ler = enderecoComItem<typeof listarEstoque>()

export const Route = createFileRoute('/_interno/administracao/comercial/estoque')({
  staticData: { titulo: 'Estoque', acao: 'COMERCIAL_CONFIGURAR' },
  validateSearch: ler,
  component: Estoque,
})

function Estoque() {
  const { item, filial } = Route.useSearch()
  const navegar = Route.useNavigate()
  const filiais = useConsulta(listarFiliais, {}).data?.itens ?? []
  const idFilial = filial === undefined ? filiais[0]?.idFil : Number(filial)
  const abrir = (id: number | undefined) =>
    void navegar({
      search: ({ item: _, ...resto }) => ({ ...resto, ...(id && { item: id }) }),
      resetScroll: false,
    })
  return (
    <>
      <ListaDaRota
        lista={LISTA_DO_ESTOQUE}
        junto={idFilial === undefined ? {} : { filial: idFilial }}
        aoAbrir={({ id }) => abrir(id)}
        acoes={
          <CampoDeSelecao
            aria-label="Filial"
            clearable={false}
            w={240}
            opcoes={filiais.map(({ idFil, desc }) => ({ valor: String(idFil), nome: desc }))}
            value={idFilial === undefined ? null : String(idFilial)}
            onChange={(nova) => nova && void navegar({ search: { filial: Number(nova) } })}
          />
        }
      />
      <EstoqueDoProduto
        onde={item !== undefined && idFilial !== undefined ? { idFilial, idProduto: item } : null}
        aoFechar={() => abrir(undefined)}
      />
    </>
  )
}
