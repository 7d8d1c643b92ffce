import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { analisar, DESTINOS_DA_ANALISE } from '@balcao/dominio/tickets/analise'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../../../ui/campos/opcao.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CampoDeQuantidadeDaGrade } from '../produtos/campo-de-quantidade-da-grade.tsx'
import { NomeDoProduto } from '../produtos/nome-do-produto.tsx'
import { type Problemas, problemasDaLinha } from '../produtos/problemas-da-linha.ts'
import { type CamposDaAnalise, destinos, respostaDe } from './campos-da-analise.ts'
import grade from './grade-da-analise.module.css'
import { SaldoDaLinha } from './saldo-da-linha.tsx'

type LinhaDaAnaliseProps = {
  linha: number
  produto: ProdutoDoTicket
  opcoes: readonly Opcao<number>[]
  carregando: boolean
  aoTentarNovamente: (() => void) | undefined
  conhecidos: ReadonlySet<number>
  aoAutorizar: () => void
}

export function LinhaDaAnalise(props: LinhaDaAnaliseProps) {
  const { linha, produto, opcoes, carregando, aoTentarNovamente, conhecidos, aoAutorizar } = props
  const { control, register } = useFormContext<CamposDaAnalise>()
  const item = useWatch({ control, name: `analise.${linha}` })
  const problemas = useProblemas(linha, produto, conhecidos)
  const [nome, explicacao] = [useId(), useId()]
  const mensagens = [...new Set(Object.values(problemas))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend in a grid
    <div className={grade.linha} role="group" aria-labelledby={nome} aria-describedby={explicacao}>
      <NomeDoProduto id={nome} produto={produto} />
      <span className={grade.pedida}>
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
          aoTentarNovamente={aoTentarNovamente}
          error={'motivo_analise_id' in problemas}
          {...registrar(register(`analise.${linha}.motivo_analise_id`))}
        />
        <TextInput
          label="Observação"
          placeholder="Observação"
          classNames={{ label: estilos.rotuloDaGrade ?? '' }}
          maxLength={TAMANHO_MAXIMO.observacoes}
          error={'obs' in problemas}
          {...register(`analise.${linha}.obs`)}
        />
      </div>
      <div id={explicacao} className={grade.problemas} role={mensagens.length > 0 ? 'alert' : undefined}>
        {mensagens.map((mensagem) => (
          <span key={mensagem}>{mensagem}</span>
        ))}
      </div>
    </div>
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
