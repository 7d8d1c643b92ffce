import { listarRepresentantes } from '@balcao/dominio/tickets/contratos-consultas'
import {
  RESPONSAVEIS_DA_PRORROGACAO,
  type ResponsavelDaProrrogacao,
} from '@balcao/dominio/tickets/prorrogacao'
import { Radio } from '@mantine/core'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeQuantidade } from '../../../../ui/campos/campo-de-quantidade.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { comResponsavel } from '../estado.ts'
import estilos from '../novo.module.css'
import type { PropsDoPasso } from '../passo.ts'
import { useSeletores } from '../seletores.ts'

const RESPONSAVEIS = Object.entries(RESPONSAVEIS_DA_PRORROGACAO) as [ResponsavelDaProrrogacao, string][]
const DIGITOS_DOS_DIAS = 3
const MAXIMO_DE_DIAS = 365

/** NOV-14 Who made the delivery late, which one, and by how much. */
export function PassoProrrogacao(props: PropsDoPasso) {
  const { novo, mudar, problemas } = props
  return (
    <div className={estilos.campos}>
      <Radio.Group
        label="Responsável pelo atraso"
        required
        value={novo.responsavel_prorrogacao}
        onChange={(valor) => mudar((atual) => comResponsavel(atual, valor as ResponsavelDaProrrogacao))}
        error={problemas.responsavel_prorrogacao}
      >
        <div className={estilos.opcoes}>
          {RESPONSAVEIS.map(([valor, nome], i) => (
            <Radio key={valor} value={valor} label={nome} data-autofocus={i === 0 || undefined} />
          ))}
        </div>
      </Radio.Group>
      {novo.responsavel_prorrogacao && <Responsavel {...props} />}
      <CampoDeQuantidade
        label="Dias de atraso"
        required
        className={estilos.curto ?? ''}
        tamanhoMaximo={DIGITOS_DOS_DIAS}
        minimo={1}
        maximo={MAXIMO_DE_DIAS}
        value={novo.dias_atraso_prorrogacao}
        onChange={(dias) => mudar((atual) => ({ ...atual, dias_atraso_prorrogacao: dias }))}
        error={problemas.dias_atraso_prorrogacao}
      />
    </div>
  )
}

function Responsavel(props: PropsDoPasso) {
  const { novo, mudar, problemas } = props
  const { Transportadora } = useSeletores()
  if (novo.responsavel_prorrogacao === 'REPRESENTANTE') return <Representante {...props} />
  const { responsavel } = novo
  return (
    <Transportadora
      label="Transportadora"
      idCli={novo.cliente?.id}
      valor={responsavel && { id: responsavel.id, razSoc: responsavel.nome }}
      aoMudar={(escolhida) =>
        mudar((atual) => ({
          ...atual,
          responsavel: escolhida && { id: escolhida.id, nome: escolhida.razSoc },
        }))
      }
      erro={problemas.responsavel_prorrogacao_id}
    />
  )
}

function Representante({ novo, mudar, problemas }: PropsDoPasso) {
  const { data, error, isPending, refetch } = useConsulta(
    listarRepresentantes,
    {},
    { mostradoNaArea: true, listaComum: true },
  )
  const opcoes = useMemo(() => (data?.itens ?? []).map(({ id, nome }) => ({ valor: id, nome })), [data])
  return (
    <CampoDeSelecao
      label="Representante"
      required
      clearable={false}
      opcoes={opcoes}
      carregando={isPending}
      value={novo.responsavel?.id ?? null}
      onChange={(id) => {
        const responsavel = data?.itens.find((outro) => outro.id === id) ?? null
        mudar((atual) => ({ ...atual, responsavel }))
      }}
      error={problemas.responsavel_prorrogacao_id ?? (error && mensagemDoErro(error))}
      {...(error && { aoTentarNovamente: () => void refetch() })}
    />
  )
}
