import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { type Cadastrado, obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { plural } from '@balcao/dominio/formatos/contagem'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { Comeco } from '../../../platform/assistente/descricao-do-assistente.ts'
import { PreparoDoAssistente } from '../../../platform/assistente/preparo-do-assistente.tsx'
import { useAssistente } from '../../../platform/assistente/use-assistente.ts'
import { useConsulta, useLeitura } from '../../../platform/consultas.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { Assistente } from '../../../ui/assistente/assistente.tsx'
import {
  type Comandos,
  InteriorDoAssistente,
  JanelaDoAssistente,
  useComandos,
} from '../../../ui/assistente/janela-do-assistente.tsx'
import { raizDoCampo } from '../../../ui/campos/recusas-por-campo.ts'
import type { AberturaDoCadastro } from '../abrir-cadastro.ts'
import { DialogoDeParecidos } from '../parecidos/dialogo-de-parecidos.tsx'
import { useParecidos } from '../parecidos/use-parecidos.ts'
import { assistenteDoCadastro } from './assistente-do-cadastro.ts'
import { cadastroInicial, doPreCadastro } from './cadastro-inicial.ts'
import type { CadastroNovo, Passo } from './cadastro-novo.ts'
import { completarRascunho } from './estado.ts'
import { lembrarEscolhas, ultimasEscolhas } from './ultimas-escolhas.ts'
import { useCamposAdicionais } from './use-contexto-do-cadastro.ts'

const TITULO = 'Cadastrar Cliente'

type ComecoDoCadastro = Comeco<CadastroNovo, Passo>

type CadastroEmPassosProps = {
  abertura: AberturaDoCadastro
  aoCadastrar: (feito: Cadastrado) => void
  aoFechar: () => void
}

/** A draft belongs to whom it is about: what was begun for one must not be finished for another. */
function nomeDoRascunho({ prospect, consumidor }: AberturaDoCadastro): string {
  if (prospect) return `cadastros/prospect/${prospect.idCli}`
  return consumidor ? `cadastros/ticket/${consumidor.ticket}` : 'cadastros/novo'
}

/** CAD-02 'Cadastrar Cliente': first what there is to begin with, then the wizard. */
export function CadastroEmPassos({ abertura, aoCadastrar, aoFechar }: CadastroEmPassosProps) {
  const [comeco, setComeco] = useState<ComecoDoCadastro | null>(null)
  const formulario = nomeDoRascunho(abertura)
  const comandos = useRef<Comandos>({
    tentarFechar: aoFechar,
    voltarPeloNavegador() {
      aoFechar()
      return false
    },
  })
  return (
    <JanelaDoAssistente comandos={comandos}>
      {comeco ? (
        <NaJanela
          {...comeco}
          formulario={formulario}
          aoConcluir={aoCadastrar}
          aoFechar={aoFechar}
          comandos={comandos}
        />
      ) : (
        <InteriorDoAssistente titulo={TITULO}>
          <Preparo abertura={abertura} formulario={formulario} aoComecar={setComeco} />
        </InteriorDoAssistente>
      )}
    </JanelaDoAssistente>
  )
}

type PreparoProps = {
  abertura: AberturaDoCadastro
  formulario: string
  aoComecar: (comeco: ComecoDoCadastro) => void
}

function Preparo({ abertura, formulario, aoComecar }: PreparoProps) {
  const { prospect, consumidor } = abertura
  const { filial, filiais } = useSessao()
  const [ultimas] = useState(() => ultimasEscolhas(filiais.map(({ idFil }) => idFil)))
  const filialId = filial?.idFil ?? ultimas.filialId ?? null
  const campos = useCamposAdicionais()
  const preCadastro = useConsulta(
    obterPreCadastro,
    { query: { idCli: prospect?.documento ?? '' } },
    { ativa: prospect !== undefined, mostradoNaArea: true, semprePedir: true },
  )
  const lido = preCadastro.isFetching ? undefined : preCadastro.data
  const doInicio = useMemo(
    () => (prospect ? lido && doPreCadastro(lido) : cadastroInicial({ ultimas, consumidor, filialId })),
    [prospect, lido, consumidor, filialId, ultimas],
  )
  // ERR-09 Fields that do not come are not asked for: nobody is kept from registering by them, and the server says which it misses.
  const semCampos = campos.data === undefined && campos.error === null
  const comCampos = (campos.data?.itens.length ?? 0) > 0
  return (
    <PreparoDoAssistente
      formulario={formulario}
      titulo="Você tem um cadastro começado"
      inicial={(semCampos ? null : doInicio) ?? null}
      erro={prospect && preCadastro.data === undefined ? preCadastro.error : null}
      tentarNovamente={() => void preCadastro.refetch()}
      completar={completarRascunho}
      retomar={(novo) => retomar(novo, { comCampos, versao: lido?.versao })}
      partes={({ documento, empresa, anexos: { length } }) => [
        empresa.razaoSocial || empresa.nomeFantasia,
        documento && formatarDocumento(documento),
        length > 0 && plural(length, 'anexo', 'anexos'),
      ]}
      aoComecar={aoComecar}
    />
  )
}

/** As it can go on today: the step may be gone, and the prospect may have changed. */
function retomar(
  novo: CadastroNovo,
  { comCampos, versao }: { comCampos: boolean; versao: number | undefined },
): CadastroNovo {
  return {
    ...novo,
    passo: novo.passo === 'CAMPOS' && !comCampos ? 'ENDERECOS' : novo.passo,
    prospect: novo.prospect && { ...novo.prospect, versao: versao ?? novo.prospect.versao },
  }
}

type NaJanelaProps = ComecoDoCadastro & {
  formulario: string
  aoConcluir: (feito: Cadastrado) => void
  aoFechar: () => void
  comandos: RefObject<Comandos>
}

function NaJanela({ comandos, formulario, ...opcoes }: NaJanelaProps) {
  const { inicial } = opcoes
  const descricao = useMemo(() => assistenteDoCadastro({ formulario, inicial }), [formulario, inicial])
  const parecidos = useParecidos()
  const ler = useLeitura(obterPreCadastro)
  const adicionais = useCamposAdicionais()
  const assistente = useAssistente(descricao, {
    ...opcoes,
    antesDeEnviar: parecidos.conferir,
    aoConcluir(feito) {
      lembrarEscolhas(assistente.novo)
      opcoes.aoConcluir(feito)
    },
    aoFalhar({ codigo, campos }) {
      if (codigo === 'ALTERADO_POR_OUTRA_PESSOA') void lerDeNovo()
      // Asked for again: what the server misses may be what did not come before.
      if (Object.keys(campos ?? {}).some((campo) => raizDoCampo(campo) === 'camposAdicionais'))
        void adicionais.refetch()
    },
  })
  const { novo, mudar } = assistente
  /** The person was told that somebody changed the prospect: sent again, it goes over that. */
  async function lerDeNovo() {
    const lido = await ler({ query: { idCli: novo.documento } }).catch(() => null)
    if (!lido) return
    const { idCli, versao, comProva } = lido
    mudar((atual) =>
      atual.prospect?.idCli === idCli ? { ...atual, prospect: { idCli, versao, comProva } } : atual,
    )
  }
  useComandos(comandos, assistente)
  return (
    <FilialDaCoisa value={novo.empresa.filialId}>
      <InteriorDoAssistente titulo={TITULO}>
        <Assistente assistente={assistente} />
      </InteriorDoAssistente>
      <DialogoDeParecidos pergunta={parecidos.pergunta} />
    </FilialDaCoisa>
  )
}
