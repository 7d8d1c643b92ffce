import { sugerirHorario } from '@balcao/dominio/agendas/calendario'
import { criarAgenda, TAMANHO_DA_DESCRICAO, TAMANHO_DO_ASSUNTO } from '@balcao/dominio/agendas/contratos'
import { problemaDaNovaData, ultimoDiaDeRetorno } from '@balcao/dominio/agendas/regras'
import { TIPOS_DE_AGENDA, type TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { Group, Radio, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { SeletorDeColaborador } from '../../../seletores/seletor-de-colaborador.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeHora } from '../../../ui/campos/campo-de-hora.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import type { AberturaDaAgenda } from './abrir-nova-agenda.ts'
import {
  type CamposDaNovaAgenda,
  type DadosDaNovaAgenda,
  esquemaDaNovaAgenda,
} from './campos-da-nova-agenda.ts'
import { ClienteDaNovaAgenda } from './cliente-da-nova-agenda.tsx'
import { DocumentosDoCliente } from './documentos-do-cliente.tsx'

const TIPOS = Object.entries(TIPOS_DE_AGENDA).map(([value, label]) => ({ value, label }))

type NovaAgendaProps = { abertura: AberturaDaAgenda; aoFechar: () => void }

/** AGE-01, PER-07 A contact to be made: with whom, about what, when and by whom. */
export function NovaAgenda({ abertura, aoFechar }: NovaAgendaProps) {
  const janela = useJanelaUnica('Nova agenda', aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela} largura={640}>
      <Formulario abertura={abertura} janela={janela} />
    </JanelaDaAcao>
  )
}

function Formulario({ abertura, janela }: { abertura: AberturaDaAgenda; janela: JanelaUnica }) {
  const { pode } = useSessao()
  const hoje = useDiaAtual()
  const diasMaximosRetorno = useParametro('diasMaximosRetorno')
  const horario = {
    duracao: useParametro('agendaDuracaoMinutos'),
    inicial: useParametro('agendaHoraInicial'),
    final: useParametro('agendaHoraFinal'),
  }
  const [sugerido] = useState(() => sugerirHorario(new Date(), abertura.dia ?? hoje, horario))
  const acao = useFormularioDaAcao<typeof criarAgenda, CamposDaNovaAgenda, DadosDaNovaAgenda>(criarAgenda, {
    alvo: {},
    esquema: esquemaDaNovaAgenda,
    valores: {
      cliente_id: abertura.idCli ?? null,
      tipo: abertura.tipo ?? 'A',
      assunto: '',
      descricao: '',
      data_agendada: sugerido.dia,
      hora: sugerido.hora,
      colaborador_id: null,
      orcamento_id: null,
      pedido_id: null,
    },
    regra({ data_agendada }): Record<string, string> {
      const problema = problemaDaNovaData(new Date(data_agendada), { agora: new Date(), diasMaximosRetorno })
      return problema ? { data_agendada: problema } : {}
    },
    mensagem: 'Agenda marcada.',
    aoConcluir: janela.fechar,
  })
  const { control, register, formState } = acao.form
  const { errors } = formState
  const idCli = useWatch({ control, name: 'cliente_id' })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Marcar agenda', fechar: 'Cancelar' }}>
      <ClienteDaNovaAgenda fixo={abertura.idCli} />
      <Controller
        control={control}
        name="tipo"
        render={({ field }) => (
          <Radio.Group
            label="Tipo"
            value={field.value}
            onChange={(tipo) => field.onChange(tipo as TipoDeAgenda)}
          >
            <Group mt={4}>
              {TIPOS.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Group>
          </Radio.Group>
        )}
      />
      <TextInput
        label="Assunto"
        required
        {...(abertura.idCli !== undefined && { 'data-autofocus': true })}
        maxLength={TAMANHO_DO_ASSUNTO}
        error={errors.assunto?.message}
        {...register('assunto')}
      />
      <SimpleGrid cols={2}>
        <CampoDeData
          label="Data"
          required
          minima={hoje}
          maxima={ultimoDiaDeRetorno(hoje, diasMaximosRetorno)}
          error={errors.data_agendada?.message}
          {...registrar(register('data_agendada'))}
        />
        <CampoDeHora label="Hora" required error={errors.hora?.message} {...register('hora')} />
      </SimpleGrid>
      {pode('AGENDA_CRIAR_PARA_OUTROS') && pode('AGENDA_DE_TODOS') && (
        <Controller
          control={control}
          name="colaborador_id"
          render={({ field }) => (
            <SeletorDeColaborador
              description="Vazio: você."
              semPreSelecao
              {...field}
              error={errors.colaborador_id?.message}
            />
          )}
        />
      )}
      {idCli !== null && <DocumentosDoCliente key={idCli} idCli={idCli} />}
      <Textarea
        label="Descrição"
        description="Opcional. Só a equipe lê."
        rows={2}
        maxLength={TAMANHO_DA_DESCRICAO}
        error={errors.descricao?.message}
        {...register('descricao')}
      />
    </FormularioDaAcao>
  )
}
