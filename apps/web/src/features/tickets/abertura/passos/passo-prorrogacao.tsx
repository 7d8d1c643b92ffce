import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import {
  RESPONSAVEIS_DA_PRORROGACAO,
  type ResponsavelDaProrrogacao,
} from '@balcao/dominio/tickets/prorrogacao'
import { Group, Radio } from '@mantine/core'
import { criarSeletorDeLista } from '../../../../seletores/criar-seletor-de-lista.tsx'
import { SeletorDeTransportadora } from '../../../../seletores/seletor-de-transportadora.tsx'
import { CampoDeQuantidade } from '../../../../ui/campos/campo-de-quantidade.tsx'
import { comResponsavel } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import estilos from './novo.module.css'

const RESPONSAVEIS = Object.entries(RESPONSAVEIS_DA_PRORROGACAO) as [ResponsavelDaProrrogacao, string][]
const DIGITOS_DOS_DIAS = 3
const MAXIMO_DE_DIAS = 365
const SeletorDeRepresentante = criarSeletorDeLista({
  contrato: listarRepresentantes,
  rotulo: 'Representante',
  paraOpcao: ({ id, nome }) => ({ valor: id, nome }),
})

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
        <Group gap="8px 24px" py="xs">
          {RESPONSAVEIS.map(([valor, nome], i) => (
            <Radio key={valor} value={valor} label={nome} data-autofocus={i === 0 || undefined} />
          ))}
        </Group>
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

function Responsavel({ novo, mudar, problemas }: PropsDoPasso) {
  const { responsavel, responsavel_prorrogacao, cliente } = novo
  const error = problemas.responsavel_prorrogacao_id
  if (responsavel_prorrogacao === 'REPRESENTANTE')
    return (
      <SeletorDeRepresentante
        required
        clearable={false}
        value={responsavel?.id ?? null}
        onChange={(_, escolhido) => mudar((atual) => ({ ...atual, responsavel: escolhido }))}
        error={error}
      />
    )
  return (
    <SeletorDeTransportadora
      required
      filtro={{ idCli: cliente?.id }}
      value={responsavel && { valor: responsavel.id, nome: responsavel.nome }}
      onChange={(escolhida) =>
        mudar((atual) => ({
          ...atual,
          responsavel: escolhida && { id: escolhida.valor, nome: escolhida.nome },
        }))
      }
      error={error}
    />
  )
}
