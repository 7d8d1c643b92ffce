import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { conferirRecebimento } from '@balcao/dominio/tickets/requisitos/checkin'
import { TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { decimalDado } from '../../../../ui/campos/numero-digitado.ts'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import estilos from '../acoes.module.css'
import { CampoDeQuantidadeDaGrade } from '../produtos/campo-de-quantidade-da-grade.tsx'
import comum from '../produtos/grade.module.css'
import { LinhaDaGrade } from '../produtos/linha-da-grade.tsx'
import { type Problemas, problemasDaLinha } from '../produtos/problemas-da-linha.ts'
import type { CamposDoCheckin } from './campos-do-checkin.ts'
import grade from './grade-do-checkin.module.css'

type LinhaDoCheckinProps = { linha: number; produto: ProdutoDoTicket }

export function LinhaDoCheckin({ linha, produto }: LinhaDoCheckinProps) {
  const { control, register } = useFormContext<CamposDoCheckin>()
  const { qtd_recebida, obs } = useWatch({ control, name: `checkin.${linha}` })
  const recebida = decimalDado(qtd_recebida)
  const problemas = useProblemas(linha, produto)
  const difere = recebida !== null && !new Decimal(recebida).equals(produto.qtd_autorizada)
  return (
    <LinhaDaGrade produto={produto} problemas={problemas}>
      <span className={comum.fato}>
        <span className={estilos.soNoCartao}>Autorizada: </span>
        {formatarNumero(produto.qtd_autorizada)} {produto.unidade}
      </span>
      <CampoDeQuantidadeDaGrade
        nome={`checkin.${linha}.qtd_recebida`}
        rotulo="Recebida"
        invalido={'qtd_recebida' in problemas}
        primeiro={linha === 0}
      />
      <span className={grade.situacao}>
        <Diferenca recebida={recebida} autorizada={produto.qtd_autorizada} />
      </span>
      {/* Asked only where there is something to explain; what was written stays in sight. */}
      <div className={grade.observacao} hidden={!difere && obs === ''}>
        <TextInput
          label="Observação"
          placeholder="Por que veio diferente? (só a equipe lê)"
          classNames={{ label: estilos.rotuloDaGrade ?? '' }}
          maxLength={TAMANHO_MAXIMO.observacoes}
          error={'obs' in problemas}
          {...register(`checkin.${linha}.obs`)}
        />
      </div>
    </LinhaDaGrade>
  )
}

function Diferenca({ recebida, autorizada }: { recebida: string | null; autorizada: number }) {
  if (recebida === null) return null
  const diferenca = new Decimal(recebida).minus(autorizada)
  if (diferenca.isZero()) return <Etiqueta tom="verde">Confere</Etiqueta>
  const quanto = formatarNumero(diferenca.abs())
  return diferenca.isNegative() ? (
    <Etiqueta tom="amarelo">{`${diferenca.equals(-1) ? 'Falta' : 'Faltam'} ${quanto}`}</Etiqueta>
  ) : (
    <Etiqueta tom="vermelho">{`Passou ${quanto}`}</Etiqueta>
  )
}

/** Silent until somebody tries to send. */
function useProblemas(linha: number, produto: ProdutoDoTicket): Problemas {
  const { control, formState } = useFormContext<CamposDoCheckin>()
  const { qtd_recebida, obs } = useWatch({ control, name: `checkin.${linha}` })
  if (!formState.isSubmitted) return {}
  if (qtd_recebida === null) return { qtd_recebida: MENSAGENS.obrigatorio }
  const autorizado = { id: produto.id, autorizada: produto.qtd_autorizada }
  const contado = { id: produto.id, qtd_recebida: Number(qtd_recebida), obs: obs.trim() }
  return problemasDaLinha(conferirRecebimento([autorizado], [contado]), formState.errors.checkin?.[linha])
}
