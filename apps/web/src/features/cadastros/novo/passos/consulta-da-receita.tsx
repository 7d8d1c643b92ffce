import { documentoValido, limparDocumento } from '@balcao/dominio/brasil/documento'
import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useAcao } from '../../../../platform/consultas.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { comReceita } from '../consultas.ts'
import { ehEmpresa } from '../estado.ts'

const ATIVA = 'ATIVA'
const A_MAO = 'Você pode continuar e preencher os dados à mão.'

type Opcoes = {
  /** Whoever comes with a document that nobody asked about is spared the button. */
  aoChegar?: boolean
}

/** CAD-03 'Consultar Receita' fills in what nobody wrote; without an answer everything is typed by hand. */
export function useConsultaDaReceita(
  { novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>,
  { aoChegar = false }: Opcoes = {},
) {
  const documento = limparDocumento(novo.documento)
  const consulta = useAcao(consultarReceita, {
    aoConcluir: (resposta) =>
      mudar((atual) =>
        limparDocumento(atual.documento) === documento ? comReceita(atual, resposta) : atual,
      ),
  })
  const cnpj = consulta.variables?.params.cnpj
  const empresa = ehEmpresa(novo)
  const valido = documentoValido(documento)
  function perguntar() {
    mudar((atual) => ({ ...atual, receitaPerguntada: true }))
    consulta.mutate({ params: { cnpj: documento } })
  }
  const perguntarSozinho = useEffectEvent(perguntar)
  // CAD-01 Of a prospect whose activity is known, the authority was asked before.
  const porSaber = novo.prospect === null || novo.empresa.cnae === ''
  const porPerguntar = aoChegar && empresa && valido && porSaber && !novo.receitaPerguntada
  useEffect(() => {
    if (porPerguntar) perguntarSozinho()
  }, [porPerguntar])
  return {
    botao: empresa && (
      <BotaoBase
        variant="default"
        leftSection={<IconSearch size={16} aria-hidden />}
        habilitado={valido}
        falta="Digite o CNPJ inteiro."
        carregando={consulta.isPending}
        onClick={perguntar}
      >
        Consultar Receita
      </BotaoBase>
    ),
    // What was said of another document is not about this one.
    resultado: cnpj === documento && (
      <>
        {consulta.error && <PainelDeStatus tipo="aviso" titulo={consulta.error.message} mensagem={A_MAO} />}
        {consulta.data && <SituacaoNaReceita nome={consulta.data.razao_social} />}
      </>
    ),
  }
}

function SituacaoNaReceita({ nome }: { nome: string }) {
  return (
    <PainelDeStatus
      tipo="concluido"
      titulo={nome || undefined}
      mensagem="Os campos vazios foram preenchidos com os dados da Receita. Confira nos próximos passos."
    />
  )
}

/** A company that is closed, or barred, is worth a second look; it stops nobody. */
export function AvisoDaSituacao({ situacao }: { situacao: string }) {
  if (situacao === '' || situacao.toUpperCase() === ATIVA) return null
  return (
    <PainelDeStatus
      tipo="aviso"
      titulo={`Situação na Receita: ${situacao}.`}
      mensagem="Confira com o cliente antes de continuar."
    />
  )
}
