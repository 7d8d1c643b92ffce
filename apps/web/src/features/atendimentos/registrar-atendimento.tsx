import {
  listarMotivosDeAtendimento,
  registrarAtendimento,
  TAMANHO_DO_ATENDIMENTO,
} from '@balcao/dominio/atendimentos/contratos'
import {
  camposDoAtendimento,
  diasDeRetorno,
  problemasDoAtendimento,
} from '@balcao/dominio/atendimentos/regras'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Textarea } from '@mantine/core'
import { useMemo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioComRascunho } from '../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { useFilial } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import {
  type CamposDoAtendimento,
  type DadosDoAtendimento,
  esquemaDoAtendimento,
} from './campos-do-atendimento.ts'
import { CamposDoOrcamento } from './campos-do-orcamento.tsx'
import { useOrcamentosAbertos } from './use-orcamentos-abertos.ts'

type Motivos = RespostaDe<typeof listarMotivosDeAtendimento>

type RegistrarAtendimentoProps = {
  idCli: number
  /** The branch whose rules hold, unless the quote is of another one. */
  idFil: number | null
  /** The quote that was talked about. */
  orcamento?: number | undefined
  aoFechar: () => void
  aoRegistrar?: (() => void) | undefined
}

/** CLI-08 What was talked about with a customer, when to come back to it, and what becomes of a quote. */
export function RegistrarAtendimento({ aoFechar, ...resto }: RegistrarAtendimentoProps) {
  const janela = useJanelaUnica('Registrar atendimento', aoFechar)
  const consulta = useConsulta(listarMotivosDeAtendimento, {}, { mostradoNaArea: true, listaComum: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={600}>
      <AreaDaConsulta consulta={consulta}>
        {(motivos) => <Formulario {...resto} motivos={motivos} janela={janela} />}
      </AreaDaConsulta>
    </JanelaDaAcao>
  )
}

type FormularioProps = Omit<RegistrarAtendimentoProps, 'aoFechar'> & { motivos: Motivos; janela: JanelaUnica }

const opcoesDe = (itens: Motivos['itens']) => itens.map(({ id, desc }) => ({ valor: id, nome: desc }))

function Formulario({ idCli, idFil, orcamento, aoRegistrar, motivos, janela }: FormularioProps) {
  const abertos = useOrcamentosAbertos(idCli)
  const { parametrosDa } = useSessao()
  const filial = useFilial(idFil ?? undefined)
  /** PAR-01 What the branch of the quote, or else of the customer, asks of an attendance. */
  const exigenciasDo = (idOrcamento: number | null | undefined) =>
    parametrosDa(abertos.data?.itens.find(({ id }) => id === idOrcamento)?.filial.id ?? filial)
  const acao = useFormularioComRascunho<typeof registrarAtendimento, CamposDoAtendimento, DadosDoAtendimento>(
    registrarAtendimento,
    {
      alvo: {},
      chave: ['clientes', idCli, 'atendimento', orcamento].filter(Boolean).join('/'),
      janela,
      esquema: esquemaDoAtendimento,
      valores: {
        cliente_id: idCli,
        orcamento_id: orcamento ?? null,
        motivo_id: null,
        descricao: '',
        data_retorno: null,
        situacaoOrcamento: null,
        motivoPerda: null,
      },
      regra: (dados): Record<string, string> => ({
        ...problemasDoAtendimento(dados, exigenciasDo(dados.orcamento_id), new Date()),
      }),
      aoConcluir() {
        aoRegistrar?.()
        janela.fechar()
      },
    },
  )
  const { control, register, formState } = acao.form
  const { errors } = formState
  const [escolhido, situacaoOrcamento] = useWatch({ control, name: ['orcamento_id', 'situacaoOrcamento'] })
  const exigencias = exigenciasDo(escolhido)
  const comOrcamento = escolhido !== null
  const { data_retorno } = camposDoAtendimento({ comOrcamento, situacaoOrcamento }, exigencias)
  const { de, ate } = diasDeRetorno(exigencias, new Date())
  const [opcoes, motivosPerda] = useMemo(
    () => [opcoesDe(motivos.itens), opcoesDe(motivos.motivosPerda)],
    [motivos],
  )
  return (
    <FormularioDaAcao acao={acao} janela={janela} rascunho={acao.rascunho}>
      <Controller
        control={control}
        name="motivo_id"
        render={({ field }) => (
          <CampoDeSelecao<number>
            label="Motivo"
            required
            data-autofocus
            {...field}
            opcoes={opcoes}
            error={errors.motivo_id?.message}
          />
        )}
      />
      <Textarea
        label="Descrição"
        description="Fica no registro de atividades do cliente; só a equipe lê."
        required
        rows={4}
        resize="vertical"
        maxLength={TAMANHO_DO_ATENDIMENTO}
        error={errors.descricao?.message}
        {...register('descricao')}
      />
      <CamposDoOrcamento
        fixo={orcamento ?? null}
        abertos={abertos}
        motivosPerda={motivosPerda}
        reagendaOrcamento={exigencias.reagendaOrcamento}
      />
      <CampoDeData
        label="Data de retorno"
        description="Vira uma agenda nesse dia."
        required={data_retorno === 'obrigatorio'}
        minima={de}
        maxima={ate}
        error={errors.data_retorno?.message}
        {...registrar(register('data_retorno'))}
      />
    </FormularioDaAcao>
  )
}
