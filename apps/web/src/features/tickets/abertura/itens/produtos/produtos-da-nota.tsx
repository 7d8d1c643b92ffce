import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { type NotaParaEscolher, obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../../platform/api-error.ts'
import { useConsulta } from '../../../../../platform/consultas.ts'
import { EsqueletoDeCartoes } from '../../../../../ui/listas/esqueleto-da-lista.tsx'
import { AreaDeDados } from '../../../../../ui/retorno/area-de-dados.tsx'
import type { PropsDoPasso } from '../../pedido/passo.ts'
import type { Lembrado } from '../../pedido/ticket-novo.ts'
import { CampoDePesquisa } from '../campo-de-pesquisa.tsx'
import estilos from '../escolha.module.css'
import { useLembrado } from '../use-lembrado.ts'
import { AcoesEmMassa } from './acoes-em-massa.tsx'
import { GERAL_EM_BRANCO } from './escolha-do-produto.ts'
import { filtrarProdutos } from './filtrar-produtos.ts'
import { ListaDeProdutos } from './lista-de-produtos.tsx'
import type { Escolhas } from './use-escolhas.ts'
import { useMotivosDeProduto } from './use-motivos-de-produto.ts'

const NENHUMA: Lembrado['gerais'] = {}

type ProdutosDaNotaProps = Pick<PropsDoPasso, 'novo' | 'mudar'> & {
  nota: NotaParaEscolher
  escolhas: Escolhas
}

/** NOV-09, NOV-10 'Produtos da NF' */
export function ProdutosDaNota({ nota, novo, mudar, escolhas }: ProdutosDaNotaProps) {
  const motivos = useMotivosDeProduto()
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterNotaParaTicket,
    // By its id, which is of one invoice alone; the customer tells it from another's of that number.
    { params: { numNf: nota.id }, query: { idCli: nota.cliente.id, tipoTicket: novo.tipo?.id } },
    { mostradoNaArea: true },
  )
  const [gerais, setGerais] = useLembrado({ novo, mudar }, 'gerais', NENHUMA)
  const [termo, setTermo] = useState('')
  const [filtro] = useDebouncedValue(termo, DEBOUNCE_MS.validacao)
  const todos = data?.produtos
  const produtos = useMemo(() => filtrarProdutos(todos ?? [], filtro), [todos, filtro])
  const listados = useMemo(() => new Set(produtos.map(({ id }) => id)), [produtos])
  const adicionados = novo.itens.filter(({ produto }) => listados.has(produto.id)).length

  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={Boolean(data)}
      vazio={todos?.length === 0}
      textoVazio="Esta nota fiscal não tem produtos."
      aoTentarNovamente={() => void refetch()}
      esqueleto={<EsqueletoDeCartoes quantos={3} linhas={3} />}
    >
      <div className={estilos.produtosDaNota}>
        <CampoDePesquisa
          rotulo="Filtrar produtos da nota"
          dica="Código, descrição ou marca"
          valor={termo}
          aoDigitar={setTermo}
        />
        <p className={estilos.contagem} role="status">
          {quantos(produtos.length, todos?.length ?? 0)}
        </p>
        {produtos.length > 0 && (
          <AcoesEmMassa
            produtos={produtos}
            nota={nota}
            adicionados={adicionados}
            motivos={motivos}
            acoes={escolhas.acoes}
            geral={gerais[nota.id] ?? GERAL_EM_BRANCO}
            aoMudarGeral={(geral) => setGerais((atuais) => ({ ...atuais, [nota.id]: geral }))}
          />
        )}
        <ListaDeProdutos
          produtos={produtos}
          nota={nota}
          itens={novo.itens}
          escolhas={escolhas}
          motivos={motivos}
        />
      </div>
    </AreaDeDados>
  )
}

function quantos(mostrados: number, total: number): string {
  if (mostrados === 0) return 'Nenhum produto da nota combina com o filtro.'
  if (mostrados === total) return plural(total, 'produto', 'produtos')
  return `${mostrados} de ${plural(total, 'produto', 'produtos')}`
}
