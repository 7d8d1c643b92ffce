import {
  type ContaDetalhada,
  fecharConta,
  lancarNaConta,
  listarTitulares,
  mudarConta,
  obterConta,
  transferirEntreContas,
} from '@balcao/dominio/contas-correntes/contratos'
import { problemaDoFechamento } from '@balcao/dominio/contas-correntes/lancamentos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDaPessoa, CampoDoMotivo, CampoDoValor } from './campos.tsx'

export type ModoDaConta = 'lancar' | 'transferir' | 'limitar' | 'fechar'

const TITULOS: Record<ModoDaConta, string> = {
  lancar: 'Lançar na conta',
  transferir: 'Transferir saldo',
  limitar: 'Mudar limite',
  fechar: 'Fechar período',
}

type Props = { conta: ContaDetalhada; modo: ModoDaConta; aoFechar: () => void }

export function MexerNaConta({ conta, modo, aoFechar }: Props) {
  const janela = useJanelaUnica(TITULOS[modo], aoFechar)
  const Formulario = FORMULARIOS[modo]
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario conta={conta} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = { conta: ContaDetalhada; janela: JanelaUnica }

function Disponivel({ conta }: { conta: ContaDetalhada }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Text c="dimmed">
      {conta.titular} tem {dinheiro(conta.disponivel)} disponíveis, com saldo de {dinheiro(conta.saldo)}.
    </Text>
  )
}

const SENTIDOS = [
  { value: 'CREDITO', label: 'Crédito' },
  { value: 'DEBITO', label: 'Débito' },
]
const esquemaDoLancamento = z.object(lancarNaConta.corpo.shape)

function Lancar({ conta, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(lancarNaConta, {
    esquema: esquemaDoLancamento,
    valores: { sentido: 'CREDITO' as const, valor: '', motivo: '' },
    alvo: { params: { idConta: conta.id } },
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Lançar', fechar: 'Cancelar' }}
      contexto={<Disponivel conta={conta} />}
    >
      <Stack gap="md">
        <Controller
          control={acao.form.control}
          name="sentido"
          render={({ field }) => (
            <Radio.Group label="O quê" value={field.value as string} onChange={field.onChange}>
              <Group gap="lg" mt={4}>
                {SENTIDOS.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Group>
            </Radio.Group>
          )}
        />
        <CampoDoValor nome="valor" rotulo="Valor" />
        <CampoDoMotivo />
      </Stack>
    </FormularioDaAcao>
  )
}

const esquemaDaTransferencia = z.object(transferirEntreContas.corpo.shape)

function Transferir({ conta, janela }: FormularioProps) {
  const { data } = useConsulta(listarTitulares, {})
  const outras = (data?.itens ?? []).flatMap(({ idConta, nome, ativa }) =>
    idConta !== null && ativa && idConta !== conta.id ? [{ id: idConta, nome }] : [],
  )
  const acao = useFormularioDaAcao(transferirEntreContas, {
    esquema: esquemaDaTransferencia,
    valores: { paraConta: undefined as unknown as number, valor: '', motivo: '' },
    alvo: { params: { idConta: conta.id } },
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Transferir', fechar: 'Cancelar' }}
      contexto={<Disponivel conta={conta} />}
    >
      <Stack gap="md">
        <CampoDaPessoa nome="paraConta" rotulo="Para a conta de" pessoas={outras} />
        <CampoDoValor nome="valor" rotulo="Valor" />
        <CampoDoMotivo />
      </Stack>
    </FormularioDaAcao>
  )
}

const { limite, ativa, motivo } = mudarConta.corpo.shape
const esquemaDoLimite = z.object({ limite, ativa, motivo })

function Limitar({ conta, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(mudarConta, {
    esquema: esquemaDoLimite,
    valores: { limite: String(conta.limite), ativa: conta.ativa, motivo: '' },
    alvo: useAlvo(obterConta, { idConta: conta.id }, conta.versao),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Mudar', fechar: 'Cancelar' }}
      contexto={<Disponivel conta={conta} />}
    >
      <Stack gap="md">
        <CampoDoValor nome="limite" rotulo="Limite" />
        <Checkbox
          label="Conta ativa"
          description="Desativada, as próximas vendas já não a movem; o que se vendeu continua a devolver nela."
          {...acao.form.register('ativa')}
        />
        <CampoDoMotivo />
      </Stack>
    </FormularioDaAcao>
  )
}

const esquemaDoFechamento = z.object(fecharConta.corpo.shape)
const ultimoDoMesPassado = (hoje: string) => somarDias(`${hoje.slice(0, 7)}-01`, -1)

function Fechar({ conta, janela }: FormularioProps) {
  const hoje = hojeEm(new Date())
  const { fechadaAte } = conta
  const acao = useFormularioDaAcao(fecharConta, {
    esquema: esquemaDoFechamento,
    valores: { ate: ultimoDoMesPassado(hoje), zera: false },
    regra: ({ ate }) => {
      const problema = problemaDoFechamento(ate, { hoje, fechadaAte })
      return { ...(problema && { ate: problema }) }
    },
    alvo: { params: { idConta: conta.id } },
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Fechar período', fechar: 'Cancelar' }}
      contexto={
        <Text c="dimmed">
          Nada do período muda depois de fechado: o que voltar dele entra no dia em que voltar.
        </Text>
      }
    >
      <Stack gap="md">
        <Controller
          control={acao.form.control}
          name="ate"
          render={({ field, fieldState }) => (
            <CampoDeData
              label="Até"
              required
              data-autofocus
              value={field.value as string}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Checkbox
          label="Zerar o saldo"
          description="O saldo do fim do período não segue para o próximo."
          {...acao.form.register('zera')}
        />
      </Stack>
    </FormularioDaAcao>
  )
}

const FORMULARIOS: Record<ModoDaConta, (props: FormularioProps) => React.ReactNode> = {
  lancar: Lancar,
  transferir: Transferir,
  limitar: Limitar,
  fechar: Fechar,
}
