import {
  listarPermissoes,
  mudarPermissoes,
  type PermissoesDoNegocio,
} from '@balcao/dominio/permissoes/contratos'
import { dizerPessoas, type LinhaDaPrevia, type Previa } from '@balcao/dominio/permissoes/regras'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { Button, Stack, Text } from '@mantine/core'
import type { Dispatch, SetStateAction } from 'react'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useEnvio } from '../../platform/acao/use-envio.ts'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useLeitura } from '../../platform/consultas.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AvisoDeConflito } from '../../ui/retorno/aviso-de-conflito.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { EtiquetaDaDecisao } from './excecoes.tsx'
import { chaveDaCelula, comAsVersoesDe, type Rascunho, SEM_MUDANCAS } from './rascunho.ts'

const LARGURA = 860
const ALTURA_DA_TABELA = 420

type DialogoProps = {
  aberta: boolean
  rascunho: Rascunho
  previa: Previa
  permissoes: PermissoesDoNegocio
  aoMudarRascunho: Dispatch<SetStateAction<Rascunho>>
  aoFechar: () => void
}

/** ADM-03 The difference, and whom it reaches, before it holds. */
export function DialogoDaPrevia({ aberta, aoFechar, ...resto }: DialogoProps) {
  const janela = useJanelaUnica('O que vai mudar', aoFechar)
  return (
    <JanelaDaAcao aberta={aberta} janela={janela} largura={LARGURA}>
      {aberta && <Conteudo aoFechar={aoFechar} {...resto} />}
    </JanelaDaAcao>
  )
}

function Conteudo(props: Omit<DialogoProps, 'aberta'>) {
  const { rascunho, previa, permissoes, aoMudarRascunho, aoFechar } = props
  const ler = useLeitura(listarPermissoes)
  const envio = useEnvio(mudarPermissoes, {
    alvo: {
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => {
        const { decididas } = await ler({})
        aoMudarRascunho((atual) => comAsVersoesDe(atual, decididas))
        return 0
      },
    },
    aoConcluir: () => {
      aoMudarRascunho(SEM_MUDANCAS)
      aoFechar()
    },
  })
  const { porTipo, pessoas } = previa
  const descricoes = new Map(permissoes.acoes.map(({ nome, descricao }) => [nome, descricao]))
  const linhas = previa.linhas.map((linha) => ({ ...linha, descricao: descricoes.get(linha.acao) ?? '' }))
  return (
    <Stack gap="md">
      {envio.conflito && (
        <AvisoDeConflito
          titulo="Outra pessoa mudou permissões enquanto você escolhia"
          mudancas={envio.conflito}
          onAtualizar={envio.verComoEstaAgora}
          atualizando={envio.atualizando}
        />
      )}
      {envio.erro && (
        <PainelDeStatus
          tipo="erro"
          titulo="Não foi possível salvar"
          mensagem={Object.values(envio.erro.campos)[0] ?? mensagemDoErro(envio.erro)}
        />
      )}
      <Text>
        Passa a valer na hora para <strong>{dizerPessoas(pessoas)}</strong>
        {porTipo.length > 0 &&
          `: ${porTipo.map(({ tipo, pessoas: quantas }) => `${TIPOS_DE_USUARIO[tipo]} (${dizerPessoas(quantas)})`).join(', ')}`}
        . Quem tem uma decisão só sua fica como está.
      </Text>
      <Tabela
        rotulo="O que vai mudar"
        colunas={COLUNAS}
        itens={linhas}
        chaveDe={chaveDaCelula}
        nomeDe={({ descricao, tipo }) => `${descricao} · ${TIPOS_DE_USUARIO[tipo]}`}
        alturaMaxima={ALTURA_DA_TABELA}
      />
      <PeDaFicha>
        <Button variant="default" onClick={aoFechar}>
          Voltar ao rascunho
        </Button>
        <BotaoBase
          data-principal
          habilitado={linhas.length > 0}
          falta="Nada do que está no rascunho é diferente do que já vale."
          carregando={envio.enviando}
          onClick={() => envio.enviar({ mudancas: [...rascunho.values()] })}
        >
          Salvar
        </BotaoBase>
      </PeDaFicha>
    </Stack>
  )
}

type Linha = LinhaDaPrevia & { descricao: string }

const COLUNAS: Coluna<Linha>[] = [
  {
    id: 'acao',
    cabecalho: 'Permissão',
    larguraMinima: 220,
    peso: 3,
    noCartao: 'titulo',
    celula: ({ descricao }) => descricao,
  },
  {
    id: 'tipo',
    cabecalho: 'Tipo de conta',
    larguraMinima: 130,
    peso: 1,
    celula: ({ tipo }) => TIPOS_DE_USUARIO[tipo],
  },
  {
    id: 'depois',
    cabecalho: 'Passa a ser',
    larguraMinima: 120,
    peso: 1,
    celula: ({ depois }) => <EtiquetaDaDecisao autorizado={depois} />,
  },
  {
    id: 'pessoas',
    cabecalho: 'Para',
    larguraMinima: 110,
    peso: 1,
    celula: ({ pessoas }) => dizerPessoas(pessoas),
  },
]
