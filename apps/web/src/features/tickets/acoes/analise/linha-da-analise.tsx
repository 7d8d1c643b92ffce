import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { analisar, DESTINOS_DA_ANALISE, restaAnalisar } from '@balcao/dominio/tickets/requisitos/analise'
import { Button, TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../../../ui/campos/opcao.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import estilos from '../acoes.module.css'
import { CampoDeQuantidadeDaGrade } from '../produtos/campo-de-quantidade-da-grade.tsx'
import comum from '../produtos/grade.module.css'
import { LinhaDaGrade } from '../produtos/linha-da-grade.tsx'
import { type Problemas, problemasDaLinha } from '../produtos/problemas-da-linha.ts'
import {
  type CamposDaAnalise,
  destinos,
  type ItemDaAnalise,
  quantidadesDe,
  respostaDe,
} from './campos-da-analise.ts'
import grade from './grade-da-analise.module.css'

type LinhaDaAnaliseProps = {
  linha: number
  produto: ProdutoDoTicket
  opcoes: readonly Opcao<number>[]
  carregando: boolean
  aoTentarNovamente: (() => void) | undefined
  conhecidos: ReadonlySet<number>
  aoAutorizar: () => void
}

const LISTA_LARGA = { width: 300, position: 'bottom-end' } as const

export function LinhaDaAnalise(props: LinhaDaAnaliseProps) {
  const { linha, produto, opcoes, carregando, aoTentarNovamente, conhecidos, aoAutorizar } = props
  const { control, register } = useFormContext<CamposDaAnalise>()
  const item = useWatch({ control, name: `analise.${linha}` })
  const problemas = useProblemas(linha, produto, conhecidos)
  return (
    <LinhaDaGrade produto={produto} problemas={problemas}>
      <span className={comum.fato}>
        <span className={estilos.soNoCartao}>Pedida: </span>
        {formatarNumero(produto.qtd_solicitada)} {produto.unidade}
      </span>
      {destinos.map((destino, i) => (
        <CampoDeQuantidadeDaGrade
          key={destino}
          nome={`analise.${linha}.${destino}`}
          rotulo={DESTINOS_DA_ANALISE[destino]}
          invalido={destino in problemas}
          vazioEhZero
          primeiro={linha === 0 && i === 0}
        />
      ))}
      <div className={grade.situacao}>
        <SaldoDaLinha produto={produto} item={item} />
        <Button size="compact-xs" variant="subtle" onClick={aoAutorizar}>
          Autorizar tudo
        </Button>
      </div>
      <div className={grade.motivo}>
        <CampoDeSelecao
          label="Motivo"
          placeholder="Motivo"
          classNames={{ label: estilos.rotuloDaGrade ?? '' }}
          opcoes={opcoes}
          carregando={carregando}
          semPreSelecao
          // The column is narrower than the reasons.
          comboboxProps={LISTA_LARGA}
          aoTentarNovamente={aoTentarNovamente}
          error={'motivo_analise_id' in problemas}
          {...registrar(register(`analise.${linha}.motivo_analise_id`))}
        />
        <TextInput
          label="Observação"
          placeholder="Só a equipe lê"
          classNames={{ label: estilos.rotuloDaGrade ?? '' }}
          maxLength={TAMANHO_MAXIMO.observacoes}
          error={'obs' in problemas}
          {...register(`analise.${linha}.obs`)}
        />
      </div>
    </LinhaDaGrade>
  )
}

/** Silent until somebody tries to send. */
function useProblemas(linha: number, produto: ProdutoDoTicket, conhecidos: ReadonlySet<number>): Problemas {
  const { control, formState } = useFormContext<CamposDaAnalise>()
  const item = useWatch({ control, name: `analise.${linha}` })
  if (!formState.isSubmitted) return {}
  const pedido = { id: produto.id, solicitada: produto.qtd_solicitada }
  return problemasDaLinha(
    analisar([pedido], [respostaDe(item)], conhecidos),
    formState.errors.analise?.[linha],
  )
}

type SaldoDaLinhaProps = { produto: ProdutoDoTicket; item: ItemDaAnalise }

/** TIC-11 How far the six quantities are from what was requested. */
function SaldoDaLinha({ produto, item }: SaldoDaLinhaProps) {
  const resta = restaAnalisar(produto.qtd_solicitada, quantidadesDe(item))
  if (resta.isZero()) return <Etiqueta tom="verde">Fecha</Etiqueta>
  if (resta.isNegative()) return <Etiqueta tom="vermelho">{`Passou ${formatarNumero(resta.abs())}`}</Etiqueta>
  return (
    <Etiqueta tom="amarelo">{`${resta.equals(1) ? 'Falta' : 'Faltam'} ${formatarNumero(resta)}`}</Etiqueta>
  )
}
