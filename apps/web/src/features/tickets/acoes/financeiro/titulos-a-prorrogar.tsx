import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import { somar } from '@balcao/dominio/formatos/decimal'
import type { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { podeProrrogar } from '@balcao/dominio/titulos/prorrogacao'
import { textoDoVencimento } from '@balcao/dominio/titulos/situacao'
import { Checkbox } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { CartaoDeEscolha } from '../../../../ui/campos/cartao-de-escolha.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import estilos from '../acoes.module.css'
import type { CamposDoFinanceiro } from './campos-do-financeiro.ts'

type Titulo = RespostaDe<typeof listarTitulosDoTicket>['itens'][number]
type TitulosAProrrogarProps = {
  consulta: {
    data: { itens: Titulo[] } | undefined
    error: ApiError | null
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** TIC-11 What the new date is for: all that is open of the ticket's invoices, until somebody says otherwise. */
export function TitulosAProrrogar({ consulta }: TitulosAProrrogarProps) {
  const { data, error, isPending, isFetching, refetch } = consulta
  const { formState } = useFormContext<CamposDoFinanceiro>()
  const problema = formState.errors.financeiro?.titulos?.message
  return (
    <Cartao titulo="Títulos em aberto" nivel={3} solto>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={data ? null : error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={() => void refetch()}
      >
        {data?.itens.length === 0 && (
          <p className={estilos.explicacao}>As notas deste ticket não têm títulos em aberto.</p>
        )}
        {data && data.itens.length > 0 && <Escolha titulos={data.itens} problema={problema} />}
      </AreaDeDados>
      {!data && problema && <p className={estilos.erro}>{problema}</p>}
    </Cartao>
  )
}

/** What becomes of a title that is chosen. */
function novoVencimento(dtVenc: string, novaData: string | null, dias: number | null): string {
  const para = novaData ?? (dias ? somarDias(dtVenc, dias) : null)
  if (para === null) return ''
  return podeProrrogar({ dtVenc, pagoEm: null, baixadoEm: null }, para)
    ? `passa para ${formatarData(para)}`
    : 'já vence depois: não muda'
}

type EscolhaProps = { titulos: readonly Titulo[]; problema: string | undefined }

function Escolha({ titulos, problema }: EscolhaProps) {
  const { control } = useFormContext<CamposDoFinanceiro>()
  const {
    aprovado,
    nova_data_vencimento: novaData,
    dias: aMais,
    titulos: escolhidos,
  } = useWatch({ control, name: 'financeiro' })
  const dinheiro = useFormatoDeDinheiro()
  const todos = titulos.map(({ id }) => String(id))
  const marcados = todos.filter((id) => escolhidos?.includes(id) ?? true)
  const total = somar(...titulos.filter(({ id }) => marcados.includes(String(id))).map(({ valor }) => valor))
  const dizer = ({ numNf, dtVenc, dias }: Titulo) =>
    [
      `Nota ${numNf}`,
      `vence em ${formatarData(dtVenc)}`,
      textoDoVencimento(dias),
      novoVencimento(dtVenc, novaData, aMais),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Controller
      control={control}
      name="financeiro.titulos"
      render={({ field: { ref, ...campo } }) => (
        <Checkbox.Group
          label="Prorrogar o vencimento de"
          description={`${marcados.length} de ${titulos.length}, ${dinheiro(total)}`}
          {...campo}
          value={marcados}
          error={problema}
        >
          <div className={estilos.cartoes}>
            {titulos.map((titulo, i) => (
              <CartaoDeEscolha key={titulo.id}>
                <Checkbox
                  value={String(titulo.id)}
                  label={`${titulo.nro} · ${dinheiro(titulo.valor)}`}
                  description={dizer(titulo)}
                  disabled={aprovado === 'false'}
                  ref={i === 0 ? ref : null}
                />
              </CartaoDeEscolha>
            ))}
          </div>
        </Checkbox.Group>
      )}
    />
  )
}
