import type { ConfiguracaoDaLista } from '@balcao/dominio/configuracao-fv/campos'
import {
  alterarConfiguracaoFv,
  criarConfiguracaoFv,
  type OpcoesDaFv,
  obterConfiguracaoFv,
  opcoesDaFv,
} from '@balcao/dominio/configuracao-fv/contratos'
import {
  CAMPOS_DA_FV,
  camposDaFv,
  ESCOPOS_DA_FV,
  type EscopoDaFv,
  escoposDaFv,
  problemasDoAlvo,
  problemasDosValores,
  type ValoresDaFv,
} from '@balcao/dominio/configuracao-fv/valores'
import { Button, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { CampoDaConfiguracao } from './campo-da-fv.tsx'

type Campos = { escopo: EscopoDaFv; idAlvo: number | null; valores: ValoresDaFv }
type Criada = z.output<typeof criarConfiguracaoFv.corpo>
const ESQUEMA_DA_MUDANCA = criarConfiguracaoFv.corpo
const LARGURA = 820

type DialogoProps = {
  /** One that exists, or 'nova'; null when it is closed. */
  aberta: ConfiguracaoDaLista | 'nova' | null
  aoFechar: () => void
  aoExcluir: (configuracao: ConfiguracaoDaLista) => void
}

export function DialogoDaConfiguracao({ aberta, aoFechar, aoExcluir }: DialogoProps) {
  const titulo =
    aberta && aberta !== 'nova' ? `${ESCOPOS_DA_FV[aberta.escopo]}: ${aberta.alvo}` : 'Nova configuração'
  const janela = useJanelaUnica(titulo, aoFechar)
  const opcoes = useConsulta(opcoesDaFv, {}, { ativa: aberta !== null, mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta={aberta !== null} janela={janela} largura={LARGURA}>
      {opcoes.data === undefined ? (
        <AreaDeDados
          carregando={opcoes.isPending}
          erro={opcoes.error?.message}
          aoTentarNovamente={() => void opcoes.refetch()}
        />
      ) : aberta === 'nova' ? (
        <Nova janela={janela} opcoes={opcoes.data} />
      ) : (
        aberta && <Alteracao janela={janela} opcoes={opcoes.data} atual={aberta} aoExcluir={aoExcluir} />
      )}
    </JanelaDaAcao>
  )
}

const VAZIOS = Object.fromEntries(camposDaFv.map((campo) => [campo, null])) as ValoresDaFv
const conferir = ({ valores }: Pick<Criada, 'valores'>) => problemasDosValores(valores)
const conferirNova = (nova: Criada) => ({ ...problemasDoAlvo(nova), ...conferir(nova) })

function Nova({ janela, opcoes }: { janela: JanelaUnica; opcoes: OpcoesDaFv }) {
  const acao = useFormularioDaAcao<typeof criarConfiguracaoFv, Campos, Criada>(criarConfiguracaoFv, {
    alvo: {},
    esquema: ESQUEMA_DA_MUDANCA,
    valores: { escopo: 'VENDEDOR', idAlvo: null, valores: VAZIOS },
    regra: conferirNova,
    mensagem: 'Configuração guardada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}>
      <Stack gap="md">
        <Alvo opcoes={opcoes} />
        <Valores opcoes={opcoes} />
      </Stack>
    </FormularioDaAcao>
  )
}

type AlteracaoProps = Required<Pick<DialogoProps, 'aoExcluir'>> & {
  janela: JanelaUnica
  opcoes: OpcoesDaFv
  atual: ConfiguracaoDaLista
}

function Alteracao({ janela, opcoes, atual, aoExcluir }: AlteracaoProps) {
  const acao = useFormularioDaAcao<typeof alterarConfiguracaoFv, Campos, Criada>(alterarConfiguracaoFv, {
    alvo: useAlvo(obterConfiguracaoFv, { idConfiguracao: atual.id }, atual.versao),
    esquema: ESQUEMA_DA_MUDANCA,
    valores: { escopo: atual.escopo, idAlvo: atual.idAlvo, valores: { ...VAZIOS, ...atual.valores } },
    regra: conferir,
    mensagem: 'Configuração alterada: já vale para quem vende.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      tituloDoConflito="Esta configuração mudou enquanto você preenchia"
      resumo={
        <Button
          variant="subtle"
          color="red"
          mr="auto"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => aoExcluir(atual)}
        >
          Excluir
        </Button>
      }
    >
      <Valores opcoes={opcoes} />
    </FormularioDaAcao>
  )
}

const ESCOPOS = escoposDaFv.map((valor) => ({ valor, nome: ESCOPOS_DA_FV[valor] }))
const ROTULO_DO_ALVO = { VENDEDOR: 'Vendedor', EQUIPE: 'Equipe', FILIAL: 'Filial' } as const
const OPCOES_DO_ALVO = { VENDEDOR: 'vendedores', EQUIPE: 'equipes', FILIAL: 'filiais' } as const

function Alvo({ opcoes }: { opcoes: OpcoesDaFv }) {
  const { control, setValue } = useFormContext<Campos>()
  const escopo = useWatch<Campos, 'escopo'>({ name: 'escopo' })
  const alvos = useMemo(
    () =>
      escopo === 'NEGOCIO' ? [] : opcoes[OPCOES_DO_ALVO[escopo]].map(({ id, nome }) => ({ valor: id, nome })),
    [escopo, opcoes],
  )
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Controller
        control={control}
        name="escopo"
        render={({ field, fieldState }) => (
          <CampoDeSelecao
            label="Alcance"
            description="O mais próximo vale: vendedor, depois equipe, filial e negócio."
            required
            clearable={false}
            opcoes={ESCOPOS}
            value={field.value}
            onChange={(novo) => {
              field.onChange(novo)
              setValue('idAlvo', null)
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      {escopo !== 'NEGOCIO' && (
        <Controller
          control={control}
          name="idAlvo"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              key={escopo}
              label={ROTULO_DO_ALVO[escopo]}
              description="Para quem vale o que está abaixo."
              required
              data-autofocus
              opcoes={alvos}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </SimpleGrid>
  )
}

const GRUPOS = Map.groupBy(camposDaFv, (campo) => CAMPOS_DA_FV[campo].grupo)

function Valores({ opcoes }: { opcoes: OpcoesDaFv }) {
  const { errors } = useFormState<Campos>()
  const geral = errors.valores?.message
  return (
    <Stack gap="md">
      {geral && (
        <Text c="red" size="sm" role="alert">
          {geral}
        </Text>
      )}
      {[...GRUPOS].map(([grupo, campos]) => (
        <Fieldset key={grupo} legend={<Text fw={600}>{grupo}</Text>} mt="xs">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {campos.map((campo) => (
              <CampoDaConfiguracao key={campo} campo={campo} opcoes={opcoes} />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
    </Stack>
  )
}
