import { plural } from '@balcao/dominio/formatos/contagem'
import {
  type NotaParaEscolher,
  obterNotaParaTicket,
  type ProdutoDaNota,
} from '@balcao/dominio/tickets/abertura/contratos'
import { quantidadeDisponivel } from '@balcao/dominio/tickets/abertura/item'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useParametro } from '../../../../platform/parametros.ts'
import type { PropsDoPasso } from '../../../../ui/assistente/passo.ts'
import { BlocoDeLinhas, dividirEmBlocos } from '../../../../ui/listas/bloco-de-linhas.tsx'
import { EsqueletoDeCartoes } from '../../../../ui/listas/esqueleto-da-lista.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { CampoDePesquisa } from '../itens/campo-de-pesquisa.tsx'
import { ProblemasDoPasso } from '../itens/problemas-do-passo.tsx'
import { filtrarProdutos } from '../itens/produtos/filtrar-produtos.ts'
import type { MotivosDeProduto } from '../itens/produtos/use-motivos-de-produto.ts'
import { donosDosArquivos } from '../pedido/estado.ts'
import estilos from './devolucao.module.css'
import {
  comProduto,
  type DevolucaoNova,
  montarDevolucao,
  quantosVoltam,
  type Tela,
  ticketDa,
} from './devolucao-nova.ts'
import { LinhaADevolver } from './linha-a-devolver.tsx'

/** With fewer, the eye finds one sooner than a filter. */
const FILTRO_A_PARTIR_DE = 9
const BLOCOS = { porBloco: 20, semBlocos: 60 }
const ALTURA_DA_LINHA = 76

type ProdutosADevolverProps = Pick<PropsDoPasso<DevolucaoNova, Tela>, 'novo' | 'mudar' | 'problemas'> & {
  nota: NotaParaEscolher
  motivos: MotivosDeProduto
}

/** MES-07 The products of the invoice, each with what is left of it: one with a quantity comes back. */
export function ProdutosADevolver({ nota, novo, mudar, problemas, motivos }: ProdutosADevolverProps) {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterNotaParaTicket,
    // By its id, which is of one invoice alone; the customer tells it from another's of that number.
    { params: { numNf: nota.id }, query: { idCli: nota.cliente.id, tipoTicket: novo.ticket.tipo?.id } },
    { mostradoNaArea: true },
  )
  const [termo, setTermo] = useState('')
  const maximoDeItens = useParametro('maximoItensTicket')
  const todos = data?.produtos
  const produtos = useMemo(() => filtrarProdutos(todos ?? [], termo), [todos, termo])
  const { itens } = montarDevolucao(novo, maximoDeItens)
  const recusasDosItens = porProduto(
    problemas,
    itens.map(({ produto }) => produto.id),
  )
  const devolver = (quais: readonly ProdutoDaNota[]) =>
    mudar((atual) =>
      quais
        .filter(({ indisponivel }) => !indisponivel)
        .reduce(
          (antes, produto) =>
            comProduto(antes, produto, () => ({ quantidade: quantidadeDisponivel(produto) })),
          atual,
        ),
    )
  return (
    <section className={estilos.produtos} aria-label="Produtos da nota">
      <ProblemasDoPasso
        problemas={problemas}
        campo="itens"
        falta="Informe a quantidade de pelo menos um produto."
        nomeDe={(i) => itens[i] && `${itens[i].produto.idExibicao} ${itens[i].produto.descNF}`}
      />
      <ProblemasDoPasso
        problemas={problemas}
        campo="arquivos"
        nomeDe={(i) => donosDosArquivos(ticketDa(novo))[i]?.produto.descNF}
      />
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={Boolean(data)}
        vazio={todos?.length === 0}
        textoVazio="Esta nota fiscal não tem produtos."
        aoTentarNovamente={() => void refetch()}
        esqueleto={<EsqueletoDeCartoes quantos={3} linhas={1} />}
      >
        <div className={estilos.topoDosProdutos}>
          <p className={estilos.dica} role="status">
            {plural(quantosVoltam(novo), 'produto volta', 'produtos voltam')}, de {todos?.length ?? 0} na nota
          </p>
          {/* Who types the quantities goes from one to the next. */}
          <Button size="compact-sm" variant="subtle" tabIndex={-1} onClick={() => devolver(produtos)}>
            Devolver tudo o que resta
          </Button>
        </div>
        {(todos?.length ?? 0) >= FILTRO_A_PARTIR_DE && (
          <CampoDePesquisa
            rotulo="Filtrar produtos da nota"
            dica="Código, descrição ou marca"
            valor={termo}
            aoDigitar={setTermo}
          />
        )}
        {dividirEmBlocos(produtos.length, BLOCOS).map((intervalo) => (
          <BlocoDeLinhas
            key={intervalo.inicio}
            como="ul"
            className={estilos.linhas}
            intervalo={intervalo}
            alturaDaLinha={ALTURA_DA_LINHA}
            linhaExigida={null}
          >
            {(indice) => {
              const produto = produtos[indice]
              return (
                produto && (
                  <LinhaADevolver
                    key={produto.id}
                    produto={produto}
                    escolha={novo.produtos[produto.id]}
                    geral={novo.geral.motivo}
                    motivos={motivos}
                    problemas={{ ...recusasDosItens.get(produto.id), ...proprios(problemas, produto.id) }}
                    aoMudar={(mudanca) => mudar((atual) => comProduto(atual, produto, mudanca))}
                  />
                )
              )
            }}
          </BlocoDeLinhas>
        ))}
      </AreaDeDados>
    </section>
  )
}

type Problemas = Record<string, string>

/** 'produtos.12.quantidade' → { quantidade } of product 12. */
function proprios(problemas: Problemas, produtoId: number): Problemas {
  const prefixo = `produtos.${produtoId}.`
  return Object.fromEntries(
    Object.entries(problemas).flatMap(([campo, mensagem]) =>
      campo.startsWith(prefixo) ? [[campo.slice(prefixo.length), mensagem]] : [],
    ),
  )
}

/** What the server refused of each product sent, beside its quantity. */
function porProduto(problemas: Problemas, ids: readonly number[]): Map<number, Problemas> {
  return new Map(
    Object.entries(problemas).flatMap(([campo, mensagem]) => {
      const [raiz, posicao] = campo.split('.')
      const id = raiz === 'itens' && posicao !== undefined ? ids[Number(posicao)] : undefined
      return id === undefined ? [] : [[id, { quantidade: mensagem }]]
    }),
  )
}
