import {
  desativarUsuario,
  obterUsuario,
  type PossesDoUsuario,
  type UsuarioDetalhado,
  verDesativacao,
} from '@balcao/dominio/usuarios/contratos'
import { dizerPosse, POSSES, type Posse, posses, problemasDaPassagem } from '@balcao/dominio/usuarios/posses'
import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'

const LARGURA = 600
const { versao: _versao, ...campos } = desativarUsuario.corpo.shape
const esquema = z.object(campos)
const NINGUEM = { tickets: null, carteira: null, agendas: null, orcamentos: null, equipe: null }
const A_FILA = 0

type Props = { usuario: UsuarioDetalhado; aoFechar: () => void }

/** ADM-02 What the person holds, and whose each kind will be. */
export function DesativarUsuario({ usuario, aoFechar }: Props) {
  const janela = useJanelaUnica('Desativar usuário', aoFechar)
  const previa = useConsulta(verDesativacao, { params: { idUsuario: usuario.id } }, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={LARGURA}>
      <AreaDaConsulta consulta={previa}>
        {({ posses: tem, colegas, impedimento }) =>
          impedimento === null ? (
            <Formulario usuario={usuario} tem={tem} colegas={colegas} janela={janela} />
          ) : (
            <PainelDeStatus tipo="erro" mensagem={impedimento} />
          )
        }
      </AreaDaConsulta>
    </JanelaDaAcao>
  )
}

type FormularioProps = {
  usuario: UsuarioDetalhado
  tem: PossesDoUsuario
  colegas: readonly { id: number; nome: string }[]
  janela: JanelaUnica
}

function Formulario({ usuario, tem, colegas, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(desativarUsuario, {
    esquema,
    valores: NINGUEM,
    regra: (para) =>
      problemasDaPassagem({ tem, para, colegas: colegas.map(({ id }) => id), abaixoDaEquipe: [] }),
    alvo: useAlvo(obterUsuario, { idUsuario: usuario.id }, usuario.versao),
    aoConcluir: janela.fechar,
  })
  const opcoes = useMemo(() => colegas.map(({ id, nome }) => ({ valor: id, nome })), [colegas])
  const comFila = useMemo(() => [{ valor: A_FILA, nome: 'De volta à fila do setor' }, ...opcoes], [opcoes])
  const passam = posses.filter((qual) => tem[qual] > 0)
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Desativar', fechar: 'Cancelar' }}
      contexto={<Contexto usuario={usuario} tem={tem} nada={passam.length === 0} />}
    >
      <Stack gap="md">
        {passam.map((qual) => (
          <Controller
            key={qual}
            control={acao.form.control}
            name={qual}
            render={({ field, fieldState }) => (
              <CampoDeSelecao
                label={`${POSSES[qual].nome}: ${dizerPosse(qual, tem[qual])}`}
                description={DESCRICOES[qual]}
                required={qual !== 'tickets'}
                semPreSelecao
                opcoes={qual === 'tickets' ? comFila : opcoes}
                value={field.value ?? (qual === 'tickets' ? A_FILA : null)}
                onChange={(novo) => field.onChange(novo === A_FILA ? null : novo)}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </Stack>
    </FormularioDaAcao>
  )
}

const DESCRICOES: Partial<Record<Posse, string>> = {
  tickets: 'Ao colega vão os das filas e filiais em que ele atende; os outros voltam à fila.',
  equipe: 'Quem responde a esta pessoa passa a responder ao novo supervisor.',
}

function Contexto({
  usuario,
  tem,
  nada,
}: {
  usuario: UsuarioDetalhado
  tem: PossesDoUsuario
  nada: boolean
}) {
  return (
    <Stack gap="xs">
      <Text>
        {usuario.nome} deixa de entrar agora, e as sessões abertas são encerradas.
        {nada && ' Não há nada nas mãos dela.'}
      </Text>
      {(tem.aprovacoes > 0 || tem.delegacoes > 0) && (
        <Text component="ul" size="sm" c="dimmed" m={0}>
          {tem.aprovacoes > 0 && (
            <li>
              {tem.aprovacoes === 1
                ? '1 aprovação que pediu continua à espera.'
                : `${tem.aprovacoes} aprovações que pediu continuam à espera.`}
            </li>
          )}
          {tem.delegacoes > 0 && (
            <li>
              {tem.delegacoes === 1
                ? '1 delegação de aprovações termina.'
                : `${tem.delegacoes} delegações de aprovações terminam.`}
            </li>
          )}
        </Text>
      )}
    </Stack>
  )
}
