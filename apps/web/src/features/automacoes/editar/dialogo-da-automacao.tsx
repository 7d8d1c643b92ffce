import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { alterarAutomacao, criarAutomacao, obterAutomacao } from '@balcao/dominio/automacoes/contratos'
import { problemasDaAutomacao } from '@balcao/dominio/automacoes/regras'
import { Button, Group } from '@mantine/core'
import { IconCopy, IconHistory, IconTrash } from '@tabler/icons-react'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { type Campos, camposDe, type Dados, ESQUEMA } from './campos-da-automacao.ts'
import { CamposDoFormulario } from './campos-do-formulario.tsx'

/** What is open: one that exists, or a new one, perhaps copied. */
export type AutomacaoAberta =
  | { modo: 'editar'; automacao: Automacao }
  | { modo: 'nova'; automacao: Automacao | null }

type Acoes = Record<'aoDuplicar' | 'aoExcluir' | 'aoVerExecucoes', (automacao: Automacao) => void>
type DialogoProps = Acoes & { aberta: AutomacaoAberta | null; aoFechar: () => void }

const TITULOS = { editar: 'Editar automação', nova: 'Nova automação' }
const LARGURA = 760

export function DialogoDaAutomacao({ aberta, aoFechar, ...acoes }: DialogoProps) {
  const janela = useJanelaUnica(TITULOS[aberta?.modo ?? 'nova'], aoFechar)
  return (
    <JanelaDaAcao aberta={aberta !== null} janela={janela} largura={LARGURA}>
      {aberta?.modo === 'nova' && <Nova janela={janela} base={aberta.automacao} />}
      {aberta?.modo === 'editar' && <Alteracao {...acoes} janela={janela} atual={aberta.automacao} />}
    </JanelaDaAcao>
  )
}

const BOTOES = { enviar: 'Salvar', fechar: 'Cancelar' }

function Nova({ janela, base }: { janela: JanelaUnica; base: Automacao | null }) {
  const acao = useFormularioDaAcao<typeof criarAutomacao, Campos, Dados>(criarAutomacao, {
    alvo: {},
    esquema: ESQUEMA,
    // Two of the same at work would do everything twice.
    valores: { ...camposDe(base), ...(base && { nome: `${base.nome} (cópia)`, ativa: false }) },
    regra: problemasDaAutomacao,
    mensagem: 'Automação guardada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={BOTOES}>
      <CamposDoFormulario base={base} />
    </FormularioDaAcao>
  )
}

function Alteracao({ janela, atual, ...acoes }: Acoes & { janela: JanelaUnica; atual: Automacao }) {
  const acao = useFormularioDaAcao<typeof alterarAutomacao, Campos, Dados>(alterarAutomacao, {
    alvo: useAlvo(obterAutomacao, { idAutomacao: atual.id }, atual.versao),
    esquema: ESQUEMA,
    valores: camposDe(atual),
    regra: problemasDaAutomacao,
    mensagem: 'Automação alterada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={BOTOES}
      tituloDoConflito="Esta automação mudou enquanto você preenchia"
      resumo={<OutrasAcoes automacao={atual} {...acoes} />}
    >
      <CamposDoFormulario base={atual} />
    </FormularioDaAcao>
  )
}

/** Beside the buttons of the form. */
function OutrasAcoes({ automacao, aoDuplicar, aoExcluir, aoVerExecucoes }: Acoes & { automacao: Automacao }) {
  return (
    <Group gap="xs" mr="auto">
      <Button
        variant="subtle"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => aoVerExecucoes(automacao)}
      >
        Execuções
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => aoDuplicar(automacao)}
      >
        Duplicar
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => aoExcluir(automacao)}
      >
        Excluir
      </Button>
    </Group>
  )
}
