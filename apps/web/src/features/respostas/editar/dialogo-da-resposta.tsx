import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { alterarResposta, criarResposta, obterResposta } from '@balcao/dominio/respostas/contratos'
import { problemasDaResposta } from '@balcao/dominio/respostas/escopos'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { AnexosDaResposta, useAnexosDaResposta } from './anexos-da-resposta.tsx'
import { type Campos, camposDe, type Dados, ESQUEMA } from './campos-da-resposta.ts'
import { CamposDoFormulario } from './campos-do-formulario.tsx'
import { LeituraDaResposta } from './leitura-da-resposta.tsx'
import { OutrasAcoes } from './outras-acoes.tsx'
import { PreviaDaResposta } from './previa-da-resposta.tsx'

/** What is open: one that exists, or a new one, perhaps copied. */
export type RespostaAberta =
  | { modo: 'ver' | 'editar'; resposta: RespostaDaLista }
  | { modo: 'nova'; resposta: RespostaDaLista | null }

type DialogoDaRespostaProps = {
  aberta: RespostaAberta | null
  aoFechar: () => void
  aoDuplicar: (resposta: RespostaDaLista) => void
  aoExcluir: (resposta: RespostaDaLista) => void
}

const TITULOS = { ver: 'Resposta pronta', editar: 'Editar resposta pronta', nova: 'Nova resposta pronta' }
const LARGURA = 720

export function DialogoDaResposta({ aberta, aoFechar, ...acoes }: DialogoDaRespostaProps) {
  const janela = useJanelaUnica(TITULOS[aberta?.modo ?? 'nova'], aoFechar)
  return (
    <JanelaDaAcao aberta={aberta !== null} janela={janela} largura={LARGURA}>
      {aberta?.modo === 'nova' && <Nova janela={janela} base={aberta.resposta} />}
      {aberta?.modo === 'editar' && <Alteracao {...acoes} janela={janela} atual={aberta.resposta} />}
      {aberta?.modo === 'ver' && (
        <LeituraDaResposta
          resposta={aberta.resposta}
          aoFechar={janela.fechar}
          aoDuplicar={acoes.aoDuplicar}
        />
      )}
    </JanelaDaAcao>
  )
}

/** The fields of the request, with the files that stay. */
type Corpo = Dados & { anexos: number[] }

const regra = (dados: Dados) => problemasDaResposta({ ...dados, aguardarCliente: podeAguardar(dados) })
const podeAguardar = ({ tipo, aguardarCliente }: Dados) => tipo !== 'PRIVADO' && aguardarCliente

const aEnviar = (dados: Dados, anexos: number[]): Corpo => ({
  ...dados,
  setor: dados.escopo === 'SETOR' ? dados.setor : null,
  aguardarCliente: podeAguardar(dados),
  anexos,
})

function Nova({ janela, base }: { janela: JanelaUnica; base: RespostaDaLista | null }) {
  const anexos = useAnexosDaResposta(base)
  const acao = useFormularioDaAcao<typeof criarResposta, Campos, Dados>(criarResposta, {
    alvo: {},
    esquema: ESQUEMA,
    // The same shortcut twice would be refused.
    valores: {
      ...camposDe(base),
      ...(base && { titulo: `${base.titulo} (cópia)`, atalho: '', escopo: 'MINHA' }),
    },
    regra,
    completar: (dados) => aEnviar(dados, anexos.mantidos()),
    arquivos: anexos.novos,
    mensagem: 'Resposta pronta guardada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      alterado={anexos.mudaram}
      botoes={{ enviar: 'Guardar', fechar: 'Cancelar' }}
    >
      <Interior>
        <CamposDoFormulario />
        <AnexosDaResposta anexos={anexos} desabilitado={acao.envio.enviando} />
      </Interior>
    </FormularioDaAcao>
  )
}

type AlteracaoProps = Pick<DialogoDaRespostaProps, 'aoDuplicar' | 'aoExcluir'> & {
  janela: JanelaUnica
  atual: RespostaDaLista
}

function Alteracao({ janela, atual, aoDuplicar, aoExcluir }: AlteracaoProps) {
  const anexos = useAnexosDaResposta(atual)
  const acao = useFormularioDaAcao<typeof alterarResposta, Campos, Dados>(alterarResposta, {
    alvo: useAlvo(obterResposta, { idResposta: atual.id }, atual.versao),
    esquema: ESQUEMA,
    valores: camposDe(atual),
    regra,
    completar: (dados) => aEnviar(dados, anexos.mantidos()),
    arquivos: anexos.novos,
    mensagem: 'Resposta pronta alterada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      alterado={anexos.mudaram}
      tituloDoConflito="Esta resposta mudou enquanto você preenchia"
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      resumo={<OutrasAcoes resposta={atual} {...{ aoDuplicar, aoExcluir }} />}
    >
      <Interior>
        <CamposDoFormulario />
        <AnexosDaResposta anexos={anexos} desabilitado={acao.envio.enviando} />
      </Interior>
    </FormularioDaAcao>
  )
}

const Interior = ({ children }: { children: ReactNode }) => (
  <Stack gap="sm">
    {children}
    <PreviaDaResposta />
  </Stack>
)
