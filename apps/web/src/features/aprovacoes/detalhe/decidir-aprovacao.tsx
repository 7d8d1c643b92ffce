import {
  type Aprovacao,
  decidirAprovacao,
  obterAprovacao,
  retirarAprovacao,
  separarAprovacao,
} from '@balcao/dominio/aprovacoes/contratos'
import { problemasDaDecisao } from '@balcao/dominio/aprovacoes/quem-decide'
import { chavesDeTeto, TETOS } from '@balcao/dominio/aprovacoes/tetos'
import { fimDoDia, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { comoSePaga } from '@balcao/dominio/negociacoes/resumo'
import { Stack, Text, Textarea } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { FormularioDoMotivo } from '../../../platform/acao/formulario-do-motivo.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useReler } from '../../../platform/releitura.ts'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDePercentual } from '../../../ui/campos/campo-de-percentual.tsx'
import { CampoDecimal } from '../../../ui/campos/campo-decimal.tsx'
import { CamposDaRecusa } from '../campos-da-recusa.tsx'

export type ModoDaDecisao = 'aprovar' | 'propor' | 'recusar' | 'separar' | 'retirar'

const TITULOS: Record<ModoDaDecisao, string> = {
  aprovar: 'Aprovar',
  propor: 'Aprovar com outra proposta',
  recusar: 'Recusar',
  separar: 'Pôr de lado',
  retirar: 'Retirar pedido',
}
const LINHAS = 3
const CASAS = 2
const MAIOR_TEXTO = 500

type Props = { aprovacao: Aprovacao; modo: ModoDaDecisao; aoFechar: () => void }

export function DecidirAprovacao({ aprovacao, modo, aoFechar }: Props) {
  const janela = useJanelaUnica(TITULOS[modo], aoFechar)
  const comum = { aprovacao, janela }
  return (
    <JanelaDaAcao aberta janela={janela}>
      {modo === 'separar' ? (
        <Separar {...comum} />
      ) : modo === 'retirar' ? (
        <Retirar {...comum} />
      ) : (
        <Decidir {...comum} modo={modo} />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps = { aprovacao: Aprovacao; janela: JanelaUnica }

const useAlvoDaAprovacao = ({ id, versao }: Aprovacao) => useAlvo(obterAprovacao, { idAprovacao: id }, versao)

const numero = z.coerce.number<string | number>()
const { motivo, motivoDeRecusa } = decidirAprovacao.corpo.shape
const esquemaDaDecisao = z.object({
  aprova: z.boolean(),
  motivo,
  motivoDeRecusa,
  tetos: z.optional(z.array(z.object({ chave: z.enum(chavesDeTeto), ate: numero }))),
  proposta: z.optional(
    z.object({
      tipo: z.enum(['PRECO', 'PERCENTUAL']),
      preco: z.nullable(numero),
      percentual: z.nullable(numero),
      quantidadeAte: numero,
      fim: z.string(),
    }),
  ),
})

function Decidir({ aprovacao, janela, modo }: FormularioProps & { modo: 'aprovar' | 'propor' | 'recusar' }) {
  const reler = useReler(decidirAprovacao)
  const aprova = modo !== 'recusar'
  const propoe = modo === 'propor' && aprovacao.proposta !== null
  const limita = modo === 'propor' && aprovacao.tetos.length > 0
  const acao = useFormularioDaAcao(decidirAprovacao, {
    esquema: esquemaDaDecisao,
    valores: {
      aprova,
      motivo: '',
      motivoDeRecusa: undefined,
      ...(propoe && aprovacao.proposta && { proposta: aprovacao.proposta.pedida }),
      ...(limita && { tetos: aprovacao.tetos.map(({ chave, pedido }) => ({ chave, ate: pedido })) }),
    },
    regra: problemasDaDecisao,
    alvo: useAlvoDaAprovacao(aprovacao),
    mensagem: aprova ? 'Aprovado.' : 'Recusado.',
    aoFalhar: () => void reler(),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: aprova ? 'Aprovar' : 'Recusar', fechar: 'Cancelar' }}
      tituloDoConflito="Isto mudou enquanto você decidia"
      contexto={<Text c="dimmed">{aprovacao.resumo}</Text>}
    >
      <Stack gap="md">
        {propoe && aprovacao.proposta && <CamposDaProposta proposta={aprovacao.proposta} />}
        {limita && <CamposDosTetos tetos={aprovacao.tetos} />}
        <CamposDaRecusa aprova={aprova} />
      </Stack>
    </FormularioDaAcao>
  )
}

type Proposta = NonNullable<Aprovacao['proposta']>
type CamposDoFormulario = z.input<typeof esquemaDaDecisao>
const texto = (valor: unknown) => (valor == null ? null : String(valor))

function CamposDaProposta({ proposta: { pedida } }: { proposta: Proposta }) {
  const { control } = useFormContext<CamposDoFormulario>()
  const emPreco = pedida.tipo === 'PRECO'
  return (
    <>
      <Text size="sm">Pedido: {comoSePaga(pedida)}. A sua proposta pode dar menos, nunca mais.</Text>
      <Controller
        control={control}
        name={emPreco ? 'proposta.preco' : 'proposta.percentual'}
        render={({ field, fieldState }) => {
          const comum = {
            required: true,
            'data-autofocus': true,
            value: texto(field.value),
            onChange: field.onChange,
            error: fieldState.error?.message,
          }
          return emPreco ? (
            <CampoDeDinheiro {...comum} label="Aprovo a" casas={2} />
          ) : (
            <CampoDePercentual {...comum} label="Aprovo com desconto de" casas={2} semZeros />
          )
        }}
      />
      <Controller
        control={control}
        name="proposta.quantidadeAte"
        render={({ field, fieldState }) => (
          <CampoDecimal
            label="Quantidade total"
            required
            casas={2}
            semZeros
            rightSection="un."
            value={texto(field.value)}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="proposta.fim"
        render={({ field, fieldState }) => (
          <CampoDeData
            label="Vale até"
            required
            maxima={pedida.fim}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}

/** GES-03 'Até 8%': whoever asked comes down to it, and the rule is asked of all of it again. */
function CamposDosTetos({ tetos }: { tetos: Aprovacao['tetos'] }) {
  const { control } = useFormContext<CamposDoFormulario>()
  return (
    <>
      <Text size="sm">
        A sua proposta pode dar menos, nunca mais. Quem pediu vê até quanto e ajusta; o que couber já vai
        aprovado.
      </Text>
      {tetos.map(({ chave }, i) => (
        <Controller
          key={chave}
          control={control}
          name={`tetos.${i}.ate`}
          render={({ field, fieldState }) => {
            const comum = {
              required: true,
              ...(i === 0 && { 'data-autofocus': true }),
              label: TETOS[chave].label,
              casas: CASAS,
              value: texto(field.value),
              onChange: field.onChange,
              error: fieldState.error?.message,
            }
            return TETOS[chave].em === 'DINHEIRO' ? (
              <CampoDeDinheiro {...comum} />
            ) : (
              <CampoDePercentual {...comum} semZeros />
            )
          }}
        />
      ))}
    </>
  )
}

const UM_DIA = 1
const esquemaDaSeparacao = z.object({
  anotacao: separarAprovacao.corpo.shape.anotacao,
  ate: separarAprovacao.corpo.shape.ate,
})

function Separar({ aprovacao, janela }: FormularioProps) {
  const reler = useReler(separarAprovacao)
  const hoje = hojeEm(new Date())
  const acao = useFormularioDaAcao(separarAprovacao, {
    esquema: esquemaDaSeparacao,
    valores: { anotacao: '', ate: fimDoDia(somarDias(hoje, UM_DIA)).toISOString() },
    alvo: useAlvoDaAprovacao(aprovacao),
    mensagem: 'Posta de lado: ela volta sozinha no fim do prazo.',
    aoFalhar: () => void reler(),
    aoConcluir: janela.fechar,
  })
  const { register, control, formState } = acao.form
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Pôr de lado', fechar: 'Cancelar' }}
      tituloDoConflito="Isto mudou enquanto você decidia"
      contexto={<Text c="dimmed">Ninguém é lembrado dela até o prazo; depois ela volta a esperar.</Text>}
    >
      <Stack gap="md">
        <Textarea
          label="O que falta para decidir"
          description="Quem pediu e quem decide leem; o cliente, não."
          required
          data-autofocus
          rows={LINHAS}
          maxLength={MAIOR_TEXTO}
          error={formState.errors.anotacao?.message}
          {...register('anotacao')}
        />
        <Controller
          control={control}
          name="ate"
          render={({ field, fieldState }) => (
            <CampoDeData
              label="Volta no fim do dia"
              required
              minima={hoje}
              // What is no date stays as it was typed.
              value={field.value.includes('T') ? hojeEm(new Date(field.value)) : field.value || null}
              onChange={(dia) =>
                field.onChange(
                  dia && /^\d{4}-\d{2}-\d{2}$/.test(dia) ? fimDoDia(dia).toISOString() : (dia ?? ''),
                )
              }
              error={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </FormularioDaAcao>
  )
}

function Retirar({ aprovacao, janela }: FormularioProps) {
  return (
    <FormularioDoMotivo
      contrato={retirarAprovacao}
      alvo={useAlvoDaAprovacao(aprovacao)}
      janela={janela}
      botoes={{ enviar: 'Retirar', fechar: 'Cancelar' }}
      segue="Ninguém decide mais sobre isto; para voltar atrás, peça de novo."
      feito="Pedido retirado."
      opcional
      maximo={MAIOR_TEXTO}
      quemLe="Opcional. Quem decidiria lê; o cliente, não."
    />
  )
}
