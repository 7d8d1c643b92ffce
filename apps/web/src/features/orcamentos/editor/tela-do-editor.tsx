import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { FreteEscolhido } from '@balcao/dominio/orcamentos/edicao'
import { Alert } from '@mantine/core'
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { UltimosDoProduto } from '../../../documento-comercial/ultimos-do-produto.tsx'
import { adiar, useAdiado } from '../../../platform/adiar.ts'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import type { AlcaDeCampo } from '../../../ui/campos/alca-de-campo.ts'
import { acusarRecusados, RECUSADO } from '../../../ui/campos/recusados.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { tardioAoAbrir } from '../../../ui/retorno/tardio.tsx'
import { avisarInfo } from '../../../ui/retorno/toasts.ts'
import { AcimaDosLimites } from './acima-dos-limites.tsx'
import { BarraDeTotais } from './barra-de-totais.tsx'
import { CabecalhoDoEditor } from './cabecalho-do-editor.tsx'
import { concluirOQueSeDigita } from './concluir-o-que-se-digita.ts'
import { useDoEditor, useEditor } from './contexto.ts'
import type { EscolherEndereco } from './dados/campo-do-endereco.tsx'
import { PainelDosDados } from './dados/painel-dos-dados.tsx'
import { Conflito } from './dialogos/conflito.tsx'
import type { Dialogo } from './dialogos/dialogo.ts'
import estilos from './editor.module.css'
import { ProvedorDaFila, useFila } from './entrada/contexto-da-fila.tsx'
import { EntradaDeProdutos } from './entrada/entrada-de-produtos.tsx'
import type { Edicao, EstadoDoEditor } from './estado.ts'
import { ContextoDoFoco, type Foco, useFoco } from './foco.ts'
import { ContextoDasAcoes } from './grade/acoes.ts'
import { GradeDeItens } from './grade/grade-de-itens.tsx'
import type { AlcaDaGrade } from './grade/use-foco-da-grade.ts'
import { AINDA_NAO_SALVO } from './nomes.ts'
import { useAcoesNaLinha } from './use-acoes-na-linha.ts'
import { useDuplicar } from './use-duplicar.ts'

// Known the moment the quote comes, and of no use to whoever only types: after the page.
const COMPRADOR = adiar(() => import('./situacao-do-comprador.tsx'))

type Aberto = { aberto: boolean }
const aberto = ({ aberto }: Aberto) => aberto
const trazerConverter = async () => (await import('./dialogos/converter.tsx')).Converter
const trazerColarLista = async () => (await import('./dialogos/colar-lista.tsx')).ColarLista
const trazerPrecos = async () => (await import('./dialogos/precos-que-mudariam.tsx')).PrecosQueMudariam
const trazerExplicacao = async () => (await import('./dialogos/explicacao.tsx')).Explicacao

// Each one comes when it is first opened: together they would weigh on every quote.
const Aprovar = tardioAoAbrir(async () => (await import('./dialogos/aprovar.tsx')).Aprovar, aberto)
const ColarLista = tardioAoAbrir(trazerColarLista, ({ texto }) => texto !== null)
const Converter = tardioAoAbrir(trazerConverter, aberto)
const Explicacao = tardioAoAbrir(trazerExplicacao, ({ chave }) => chave !== null)
const Historico = tardioAoAbrir(async () => (await import('./dialogos/historico.tsx')).Historico, aberto)
const OndeHa = tardioAoAbrir(
  async () => (await import('./dialogos/onde-ha.tsx')).OndeHa,
  ({ chave }) => chave !== null,
)
const PedirAprovacao = tardioAoAbrir(
  async () => (await import('./dialogos/pedir-aprovacao.tsx')).PedirAprovacao,
  aberto,
)
const Perder = tardioAoAbrir(async () => (await import('./dialogos/perder.tsx')).Perder, aberto)
const PorEntrar = tardioAoAbrir(async () => (await import('./dialogos/por-entrar.tsx')).PorEntrar, aberto)
const PrecosQueMudariam = tardioAoAbrir(trazerPrecos, ({ precos }) => precos !== null)
const Sugestoes = tardioAoAbrir(async () => (await import('./dialogos/sugestoes.tsx')).Sugestoes, aberto)
const Teclas = tardioAoAbrir(async () => (await import('./dialogos/teclas.tsx')).Teclas, aberto)

type Escolhida = { valor: number; nome: string }
type PrecoPedido = { de: { cliente: Escolhida; produto: Escolhida }; aoFechar: () => void }

export type DeOutrasTelas = {
  escolherEndereco: EscolherEndereco
  /** FRE-01 The way to a quotation of freight, which the quote keeps. */
  frete?: (escolha: { id: number; aoEscolher: (frete: FreteEscolhido) => void }) => ReactNode
  /** GES-03 Asks for a price of what a line sells. */
  pedirPreco: (de: PrecoPedido) => ReactNode
  /** What else may be done with the quote: a PDF, the customer's link. */
  acoes?: (orcamento: Pick<Edicao, 'id' | 'cliente' | 'filial' | 'status'>) => ReactNode
}

/** VEN-02 The editor: made for somebody on the phone who types and never reaches for the mouse. A save that comes and goes draws none of it again. */
export const TelaDoEditor = memo(function TelaDoEditor(outras: DeOutrasTelas) {
  const campoDoProduto = useRef<HTMLInputElement>(null)
  const grade = useRef<AlcaDaGrade>(null)
  const [foco] = useState<Foco>(() => ({
    irParaOProduto: () => campoDoProduto.current?.focus(),
    mostrarLinha: (chave) => grade.current?.mostrarLinha(chave),
    irParaCelula: (chave, coluna) => grade.current?.irParaCelula(chave, coluna),
  }))
  return (
    <ContextoDoFoco value={foco}>
      <ProvedorDaFila>
        <Tela {...outras} grade={grade} campoDoProduto={campoDoProduto} />
      </ProvedorDaFila>
    </ContextoDoFoco>
  )
})

const edicaoDe = ({ edicao }: EstadoDoEditor) => edicao
const perguntaDe = ({ pergunta }: EstadoDoEditor) => pergunta

type TelaProps = DeOutrasTelas & {
  grade: RefObject<AlcaDaGrade | null>
  campoDoProduto: RefObject<HTMLInputElement | null>
}

function Tela({ escolherEndereco, frete, pedirPreco, acoes: outrasAcoes, grade, campoDoProduto }: TelaProps) {
  const { editor, salvamento, soLeitura } = useEditor()
  const edicao = useDoEditor(edicaoDe)
  const pergunta = useDoEditor(perguntaDe)
  const { id } = edicao
  const { pode } = useSessao()
  const celular = useCelular()
  const [dialogo, setDialogo] = useState<Dialogo | null>(null)
  const [colado, setColado] = useState('')
  const [dados, setDados] = useState(false)
  const comprador = useAdiado(COMPRADOR)
  const daLinha = useAcoesNaLinha()
  const duplicar = useDuplicar()
  const validade = useRef<AlcaDeCampo<string | null>>(null)
  const cupom = useRef<HTMLInputElement>(null)
  const fila = useFila()
  const pagina = useRef<HTMLDivElement>(null)
  function fechar() {
    setDialogo(null)
    fila.retomar()
  }

  /** What was typed and is not in the quote is asked about first. */
  async function converter() {
    concluirOQueSeDigita()
    if (fila.porEntrar().length > 0) return setDialogo('por-entrar')
    await seguir(true)
  }
  /** What is on the screen, and not what was saved a moment ago, is what becomes an order; nothing goes in while it does. */
  async function seguir(comTudo: boolean) {
    // The field may be folded away: it is shown, and says what is wrong after it is drawn.
    if (pagina.current?.querySelector(`[${RECUSADO}]`)) {
      fechar()
      setDados(true)
      requestAnimationFrame(() => pagina.current && acusarRecusados(pagina.current))
      return
    }
    fila.suspender()
    // Nothing may be scanned between what is asked below and the dialog.
    await Promise.all([salvamento.salvar(), trazerConverter().catch(() => null)])
    const salvo = editor.ler().gravacao.fase === 'salvo'
    const sobrou = comTudo && fila.porEntrar().length > 0
    if (salvo && !sobrou) return setDialogo('converter')
    fechar()
    if (salvo) return setDialogo('por-entrar')
    avisarInfo(AINDA_NAO_SALVO)
  }
  const converte = !soLeitura && pode('ORCAMENTO_CONVERTER')

  // Whoever opens a quote begins to type; on a phone that would cover half of it with the keyboard.
  useEffect(() => {
    if (!soLeitura && !celular) campoDoProduto.current?.focus({ preventScroll: true })
  }, [soLeitura, celular, campoDoProduto])

  return (
    <ContextoDasAcoes value={daLinha.acoes}>
      <div ref={pagina} className={estilos.pagina}>
        <CabecalhoDoEditor abrir={setDialogo} duplicar={duplicar} acoes={outrasAcoes?.(edicao)} />
        {soLeitura && <Alert color="blue">{soLeitura}</Alert>}
        <div className={estilos.lugarDoComprador}>{comprador && <comprador.SituacaoDoComprador />}</div>
        <PainelDosDados
          aberto={dados}
          aoAlternar={() => setDados((aberto) => !aberto)}
          validade={validade}
          cupom={cupom}
          escolherEndereco={escolherEndereco}
          frete={
            !soLeitura &&
            frete?.({
              id,
              aoEscolher: (escolhido) =>
                editor.mudarCabecalho({
                  frete: escolhido,
                  vlFrete: escolhido.pago ?? 0,
                  idTransp: escolhido.idTransp,
                }),
            })
          }
        />
        {!soLeitura && (
          <EntradaDeProdutos
            campoDoProduto={campoDoProduto}
            aoColarLista={(texto) => {
              // One whose dialog did not come is still there.
              setColado((antes) => (antes ? `${antes}\n${texto}` : texto))
              setDialogo('colar')
            }}
          />
        )}
        <AcimaDosLimites abrir={setDialogo} />
        <GradeDeItens alca={grade} />
        <BarraDeTotais
          aoConverter={converte ? () => void converter() : undefined}
          aoAdicionar={!soLeitura && celular ? () => campoDoProduto.current?.focus() : undefined}
        />
      </div>
      {!soLeitura && (
        <Atalhos
          abrir={setDialogo}
          irPara={(campo) => {
            setDados(true)
            // After it is drawn.
            requestAnimationFrame(() => (campo === 'cupom' ? cupom : validade).current?.focus())
          }}
          converter={converte ? () => void converter() : undefined}
          verHistorico={() => {
            const chave = document.activeElement?.closest<HTMLElement>('[data-linha]')?.dataset.linha
            const ultima = editor.ler().chaves.at(-1)
            if (chave ?? ultima) daLinha.setComHistorico(chave ?? ultima ?? null)
          }}
        />
      )}
      <Sugestoes aberto={dialogo === 'sugestoes'} aoFechar={fechar} />
      <ColarLista
        texto={dialogo === 'colar' ? colado : null}
        aoFechar={fechar}
        aoReceber={() => setColado('')}
      />
      <PorEntrar
        aberto={dialogo === 'por-entrar'}
        aoFechar={() => {
          fechar()
          // After the dialog gave the focus back.
          requestAnimationFrame(() => campoDoProduto.current?.focus())
        }}
        aoSeguir={() => void seguir(false)}
      />
      <Converter aberto={dialogo === 'converter'} aoFechar={fechar} />
      <Aprovar aberto={dialogo === 'aprovar'} aoFechar={fechar} />
      <PedirAprovacao aberto={dialogo === 'pedir-aprovacao'} aoFechar={fechar} />
      <Perder aberto={dialogo === 'perder'} aoFechar={fechar} />
      <Historico aberto={dialogo === 'historico'} aoFechar={fechar} />
      <Teclas aberto={dialogo === 'teclas'} aoFechar={fechar} />
      <Explicacao chave={daLinha.explicada} aoFechar={() => daLinha.setExplicada(null)} />
      <OndeHa chave={daLinha.emFalta} aoFechar={() => daLinha.setEmFalta(null)} />
      <UltimasCompras chave={daLinha.comHistorico} aoFechar={() => daLinha.setComHistorico(null)} />
      {daLinha.pedida && (
        <PrecoDaLinha
          chave={daLinha.pedida}
          pedirPreco={pedirPreco}
          aoFechar={() => daLinha.setPedida(null)}
        />
      )}
      <Conflito />
      <PrecosQueMudariam precos={pergunta} aoFechar={editor.desistir} />
    </ContextoDasAcoes>
  )
}

function UltimasCompras({ chave, aoFechar }: { chave: string | null; aoFechar: () => void }) {
  const { editor } = useEditor()
  const { linhas, produtos, edicao } = editor.ler()
  const produto = chave === null ? undefined : produtos.get(linhas.get(chave)?.idProd ?? 0)
  return (
    <UltimosDoProduto
      idCli={edicao.cliente.id}
      produto={
        produto
          ? { idProd: produto.id, descNF: produto.descricaocompleta, idExibicao: produto.idExibicao }
          : null
      }
      aoFechar={aoFechar}
    />
  )
}

type PrecoDaLinhaProps = Pick<DeOutrasTelas, 'pedirPreco'> & { chave: string; aoFechar: () => void }

function PrecoDaLinha({ chave, pedirPreco, aoFechar }: PrecoDaLinhaProps) {
  const { editor } = useEditor()
  const { linhas, produtos, edicao } = editor.ler()
  const produto = produtos.get(linhas.get(chave)?.idProd ?? 0)
  if (!produto) return null
  const { id, razSoc, fant } = edicao.cliente
  const de = {
    cliente: { valor: id, nome: nomeDoCliente({ fant, razSoc }) },
    produto: { valor: produto.id, nome: produto.descricaocompleta },
  }
  return pedirPreco({ de, aoFechar })
}

type AtalhosProps = {
  abrir: (dialogo: Dialogo) => void
  irPara: (campo: 'validade' | 'cupom') => void
  converter: (() => void) | undefined
  verHistorico: () => void
}

const ESCRITA_DA_LISTA = { rotulo: 'Código e quantidade, um produto por linha', longa: true }

function Atalhos({ abrir, irPara, converter, verHistorico }: AtalhosProps) {
  const { irParaOProduto } = useFoco()
  useAtalho(['f1'], 'Mostrar as teclas do orçamento', () => abrir('teclas'))
  useAtalho(['f2'], 'Adicionar produto', irParaOProduto)
  useAtalho(['f3'], 'Últimas compras e sugestões', () => abrir('sugestoes'))
  useAtalho(['f4'], 'Últimos preços do produto para este cliente', verHistorico)
  useAtalho(['f6'], 'Colar lista de produtos', () => abrir('colar'), 'pagina', ESCRITA_DA_LISTA)
  useAtalho(['f7'], 'Cupom', () => irPara('cupom'))
  useAtalho(['f8'], 'Dados do orçamento', () => irPara('validade'))
  useAtalho(['f9'], 'Fazer pedido', () => converter?.())
  return null
}
