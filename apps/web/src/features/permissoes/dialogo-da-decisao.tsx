import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import {
  decidirDaPessoa,
  oQueAPessoaPode,
  type PermissoesDaPessoa,
} from '@balcao/dominio/permissoes/contratos'
import { porQueEFixa } from '@balcao/dominio/permissoes/regras'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useLeitura } from '../../platform/consultas.ts'
import { type AcaoDaTela, dizerPorque } from './porques.ts'

type DialogoProps = { permissoes: PermissoesDaPessoa; acao: AcaoDaTela | null; aoFechar: () => void }

/** ADM-03 One permission of one person: given, taken, or as their account type has it. */
export function DialogoDaDecisao({ permissoes, acao, aoFechar }: DialogoProps) {
  const janela = useJanelaUnica(acao?.descricao ?? '', aoFechar)
  return (
    <JanelaDaAcao aberta={acao !== null} janela={janela}>
      {acao && <Conteudo key={acao.nome} permissoes={permissoes} acao={acao} janela={janela} />}
    </JanelaDaAcao>
  )
}

type ConteudoProps = { permissoes: PermissoesDaPessoa; acao: AcaoDaTela; janela: JanelaUnica }

function Conteudo(props: ConteudoProps) {
  const { permissoes, acao } = props
  const { pessoa, excecoes, acoes } = permissoes
  const agora = acoes.find((resposta) => resposta.acao === acao.nome)
  const excecao = excecoes.find((outra) => outra.acao === acao.nome)
  const fixa = porQueEFixa({ tipo: pessoa.tipo, acao: acao.nome })
  return (
    <Stack gap="md">
      <div>
        <Text>
          {pessoa.nome} {agora?.pode ? 'pode' : 'não pode'}.{' '}
          {agora && `${dizerPorque(agora.porque, pessoa.tipo)}.`}
        </Text>
        {excecao && (
          <Text size="sm" c="dimmed">
            {excecao.motivo} · {excecao.quem ?? 'o próprio portal'}, {formatarDataHora(excecao.quando)}
          </Text>
        )}
      </div>
      {fixa ? <Text>{fixa}</Text> : <Formulario {...props} />}
    </Stack>
  )
}

type Corpo = Omit<z.output<typeof decidirDaPessoa.corpo>, 'versao'>
const { acao: ACAO, autorizado: AUTORIZADO, motivo: MOTIVO } = decidirDaPessoa.corpo.shape
const ESQUEMA = z.object({ acao: ACAO, autorizado: AUTORIZADO, motivo: MOTIVO })
const ESCOLHAS: readonly { valor: string; decisao: boolean | null }[] = [
  { valor: 'pode', decisao: true },
  { valor: 'nao', decisao: false },
  { valor: 'tipo', decisao: null },
]

function Formulario({ permissoes, acao, janela }: ConteudoProps) {
  const { pessoa, excecoes, acoes } = permissoes
  const ler = useLeitura(oQueAPessoaPode)
  const excecao = excecoes.find((outra) => outra.acao === acao.nome)
  const versaoDe = (lida: PermissoesDaPessoa) =>
    lida.acoes.find((resposta) => resposta.acao === acao.nome)?.versao
  const formulario = useFormularioDaAcao<typeof decidirDaPessoa, Corpo, Corpo>(decidirDaPessoa, {
    alvo: {
      params: { idColab: pessoa.id },
      versao: versaoDe({ pessoa, excecoes, acoes }) ?? 0,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => versaoDe(await ler({ params: { idColab: pessoa.id } })),
    },
    esquema: ESQUEMA,
    valores: { acao: acao.nome, autorizado: excecao?.autorizado ?? null, motivo: '' },
    aoConcluir: janela.fechar,
  })
  const { control, register, formState } = formulario.form
  const nomes: Record<string, string> = {
    pode: 'Pode',
    nao: 'Não pode',
    tipo: `Como o tipo ${TIPOS_DE_USUARIO[pessoa.tipo]}`,
  }
  return (
    <FormularioDaAcao
      acao={formulario}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      tituloDoConflito="Outra pessoa decidiu isto enquanto você preenchia"
    >
      <Stack gap="md">
        <Controller
          control={control}
          name="autorizado"
          render={({ field }) => (
            <Radio.Group
              label={`${pessoa.nome}, a partir de agora`}
              value={ESCOLHAS.find(({ decisao }) => decisao === field.value)?.valor ?? ''}
              onChange={(valor) =>
                field.onChange(ESCOLHAS.find((escolha) => escolha.valor === valor)?.decisao ?? null)
              }
            >
              <Group mt={4}>
                {ESCOLHAS.map(({ valor }) => (
                  <Radio key={valor} value={valor} label={nomes[valor]} />
                ))}
              </Group>
            </Radio.Group>
          )}
        />
        <Textarea
          label="Motivo"
          description="Fica na auditoria e ao lado da permissão; quem administra lê."
          required
          autosize
          minRows={2}
          maxLength={MAIOR_MOTIVO}
          error={formState.errors.motivo?.message}
          {...register('motivo')}
        />
      </Stack>
    </FormularioDaAcao>
  )
}
const MAIOR_MOTIVO = 300
