import { decidirCadastro, MAXIMO_DO_MOTIVO, obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { problemasDaDecisao } from '@balcao/dominio/cadastros/decisao'
import { Text, Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioComRascunho } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useReler } from '../../../platform/releitura.ts'
import type { Cadastro } from './cadastro.ts'

export type Decisao = 'aprovar' | 'recusar'

const TEXTOS = {
  aprovar: {
    titulo: 'Aprovar cadastro',
    feito: 'Cadastro aprovado.',
    segue: 'O prospect passa a cliente, com tudo o que foi preenchido, e quem pediu é avisado.',
    motivo: 'Observação',
  },
  recusar: {
    titulo: 'Recusar cadastro',
    feito: 'Cadastro recusado.',
    segue: 'O cliente continua prospect, com o que foi preenchido, e quem pediu recebe o motivo.',
    motivo: 'Motivo',
  },
} as const

const { motivo } = decidirCadastro.corpo.shape
const esquema = z.object({ aprova: z.boolean(), motivo })
const LINHAS = 4

type DecidirProps = {
  cadastro: Cadastro
  /** Null is closed. */
  decisao: Decisao | null
  aoFechar: () => void
  aoDecidir: () => void
}

/** CAD-01 A decision over a registration; a refusal says why. */
export function DecidirCadastro({ cadastro, decisao, aoFechar, aoDecidir }: DecidirProps) {
  const janela = useJanelaUnica(decisao ? TEXTOS[decisao].titulo : '', aoFechar)
  return (
    <JanelaDaAcao aberta={decisao !== null} janela={janela}>
      {decisao && (
        <Formulario
          key={decisao}
          cadastro={cadastro}
          decisao={decisao}
          janela={janela}
          aoDecidir={() => {
            janela.fechar()
            aoDecidir()
          }}
        />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps = Pick<DecidirProps, 'cadastro' | 'aoDecidir'> & {
  decisao: Decisao
  janela: JanelaUnica
}

function Formulario({ cadastro, decisao, janela, aoDecidir }: FormularioProps) {
  const { id: idCadastro, versao } = cadastro
  const textos = TEXTOS[decisao]
  const reler = useReler(decidirCadastro)
  const { rascunho, ...acao } = useFormularioComRascunho(decidirCadastro, {
    chave: `cadastros/${idCadastro}/${decisao}`,
    janela,
    esquema,
    valores: { aprova: decisao === 'aprovar', motivo: '' },
    regra: problemasDaDecisao,
    alvo: useAlvo(obterCadastro, { idCadastro }, versao),
    mensagem: textos.feito,
    // Somebody was faster: what is behind the form shows how it stands now.
    aoFalhar: () => void reler(),
    aoConcluir: aoDecidir,
  })
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      rascunho={rascunho}
      tituloDoConflito="Este cadastro mudou enquanto você decidia"
      contexto={<Text c="dimmed">{textos.segue}</Text>}
    >
      <Textarea
        label={textos.motivo}
        description="Quem pediu o cadastro lê; o cliente, não."
        required={decisao === 'recusar'}
        data-autofocus
        rows={LINHAS}
        maxLength={MAXIMO_DO_MOTIVO}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </FormularioDaAcao>
  )
}
