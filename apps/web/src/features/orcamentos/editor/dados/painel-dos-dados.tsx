import { dataIsoValida, formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { maiorValidade } from '@balcao/dominio/orcamentos/validade'
import { Collapse, Kbd } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import type { AlcaDeCampo } from '../../../../ui/campos/alca-de-campo.ts'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { useDiaAtual } from '../../../../ui/retorno/use-dia-atual.ts'
import { useDoEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { CampoDaTransportadora } from './campo-da-transportadora.tsx'
import { CampoDeEscolha } from './campo-de-escolha.tsx'
import { CampoDeTexto } from './campo-de-texto.tsx'
import { CampoDeValor } from './campo-de-valor.tsx'
import { CampoDoCupom } from './campo-do-cupom.tsx'
import { CampoDoEndereco, type EscolherEndereco } from './campo-do-endereco.tsx'
import { CampoDoFrete, SituacaoDoFrete, TirarFrete } from './campo-do-frete.tsx'
import estilos from './dados.module.css'
import { useCampo } from './use-campo.ts'

const cabecalhoDe = ({ conteudo }: EstadoDoEditor) => conteudo.cabecalho
const diasDeValidade = ({ edicao }: EstadoDoEditor) => edicao.diasDeValidade
const validadeGravada = ({ base }: EstadoDoEditor) => base.cabecalho.dtVal
const opcoesDe = ({ edicao }: EstadoDoEditor) => edicao.opcoes

type PainelDosDadosProps = {
  aberto: boolean
  aoAlternar: () => void
  validade: RefObject<AlcaDeCampo<string | null> | null>
  cupom: RefObject<HTMLInputElement | null>
  escolherEndereco: EscolherEndereco
  /** The way to a quotation of freight. */
  frete?: ReactNode
}

/** DOC-01 What holds for the whole quote: one line that sums it up, the fields under it. */
export function PainelDosDados(props: PainelDosDadosProps) {
  const { aberto, aoAlternar, ...dosCampos } = props
  return (
    <section className={estilos.painel} aria-label="Dados do orçamento">
      <button type="button" className={estilos.resumo} aria-expanded={aberto} onClick={aoAlternar}>
        <IconChevronRight size={16} aria-hidden data-aberto={aberto || undefined} />
        <strong>Dados do orçamento</strong>
        <Resumo />
        {!aberto && <ProblemaDoCupom />}
        {!aberto && <SituacaoDoFrete />}
        <Kbd>F8</Kbd>
      </button>
      <Collapse expanded={aberto} transitionDuration={0}>
        <Campos {...dosCampos} />
      </Collapse>
    </section>
  )
}

function Resumo() {
  const { dtVal, idTabela, idPlano, idCobranca, idTipoFrete } = useDoEditor(cabecalhoDe)
  const { tabelas, planos, cobrancas, tiposFrete } = useDoEditor(opcoesDe)
  const nomeDe = (opcoes: readonly { id: number; desc: string }[], id: number) =>
    opcoes.find((opcao) => opcao.id === id)?.desc
  const partes = [
    `Válido até ${formatarData(dtVal)}`,
    nomeDe(tabelas, idTabela),
    nomeDe(planos, idPlano),
    nomeDe(cobrancas, idCobranca),
    nomeDe(tiposFrete, idTipoFrete),
  ]
  return <small className={estilos.partes}>{partes.filter(Boolean).join(' · ')}</small>
}

/** Its field may be folded away, and what is paid just changed. */
function ProblemaDoCupom() {
  const { value, error } = useCampo('cupom')
  return (
    error && (
      <small className={estilos.problema}>
        Cupom {value}: {error}
      </small>
    )
  )
}

const MAIOR_OBSERVACAO = 1000

function Campos({
  validade,
  cupom,
  escolherEndereco,
  frete,
}: Omit<PainelDosDadosProps, 'aberto' | 'aoAlternar'>) {
  const opcoes = useDoEditor(opcoesDe)
  const cobrancas = opcoes.cobrancas.map(({ id, desc, taxaFixa, descTaxaFixa }) => ({
    id,
    desc: taxaFixa > 0 ? `${desc} (${descTaxaFixa ?? 'Taxa fixa'} ${formatarDinheiro(taxaFixa, 2)})` : desc,
  }))
  return (
    <div className={estilos.campos}>
      <Validade campo={validade} />
      <CampoDeTexto campo="ordComp" label="Ordem de compra" maximo={60} />
      <CampoDeEscolha campo="idTabela" label="Tabela de preço" opcoes={opcoes.tabelas} />
      <CampoDeEscolha campo="idPlano" label="Plano de pagamento" opcoes={opcoes.planos} />
      <CampoDeEscolha campo="idCobranca" label="Cobrança" opcoes={cobrancas} />
      <CampoDoCupom campo={cupom} />
      <CampoDeEscolha campo="idTipoFrete" label="Tipo de frete" opcoes={opcoes.tiposFrete} />
      <CampoDaTransportadora />
      <CampoDoFrete />
      <CampoDeValor campo="vlSeguro" label="Valor do seguro" />
      <div className={estilos.largo}>
        <CampoDoEndereco escolherEndereco={escolherEndereco} />
      </div>
      {frete && (
        <div className={estilos.frete}>
          {frete}
          <TirarFrete />
        </div>
      )}
      <div className={estilos.largo}>
        <CampoDeTexto
          campo="obsPedido"
          label="Observações do pedido"
          quemLe="Só a equipe lê."
          maximo={MAIOR_OBSERVACAO}
          linhas={2}
        />
      </div>
      <div className={estilos.largo}>
        <CampoDeTexto
          campo="obsEntrega"
          label="Observações da entrega"
          quemLe="O cliente lê, e quem entrega."
          maximo={MAIOR_OBSERVACAO}
          linhas={2}
        />
      </div>
      <div className={estilos.largo}>
        <CampoDeTexto
          campo="obsCliente"
          label="Observações do cliente"
          quemLe="O cliente lê no orçamento e no pedido."
          maximo={MAIOR_OBSERVACAO}
          linhas={2}
        />
      </div>
    </div>
  )
}

function Validade({ campo }: { campo: PainelDosDadosProps['validade'] }) {
  const { value, error, readOnly, mudar } = useCampo('dtVal')
  const hoje = useDiaAtual()
  const maxima = maiorValidade({
    hoje,
    atual: useDoEditor(validadeGravada),
    dias: useDoEditor(diasDeValidade),
    podeProrrogar: useSessao().pode('ORCAMENTO_PRORROGAR'),
  })
  // Expired, and not this person's to extend: there is no day to choose.
  const presa = maxima < hoje
  return (
    <CampoDeData
      ref={campo}
      label="Validade"
      {...(presa ? { description: 'Venceu. Quem pode prorrogar é outra pessoa.' } : { minima: hoje, maxima })}
      readOnly={readOnly || presa}
      error={error}
      value={value}
      onChange={(data) => data !== null && dataIsoValida(data) && mudar(data)}
    />
  )
}
