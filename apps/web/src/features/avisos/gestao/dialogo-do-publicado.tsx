import { type AvisoPublicado, listarLeiturasDoAviso, retirarAviso } from '@balcao/dominio/avisos/gestao'
import { impedimentoParaRetirar } from '@balcao/dominio/avisos/publicacao'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useConsultaPaginada } from '../../../platform/consultas-paginadas.ts'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { SituacaoNaTela } from './lista-de-publicados.tsx'

type DialogoProps = { aviso: AvisoPublicado | null; aoFechar: () => void }

/** ADM-08 What it says, to whom, until when, and who has read it. */
export function DialogoDoPublicado({ aviso, aoFechar }: DialogoProps) {
  return (
    <DialogoDaFicha aberto={aviso !== null} titulo={aviso?.titulo ?? ''} aoFechar={aoFechar}>
      {aviso && <Conteudo key={aviso.id} aviso={aviso} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ aviso, aoFechar }: { aviso: AvisoPublicado; aoFechar: () => void }) {
  const { id, mensagem, situacao, publico, datahora_inicio, datahora_fim, autor } = aviso
  return (
    <Stack gap="md">
      <Group gap="xs">
        <SituacaoNaTela situacao={situacao} />
        <Text size="sm" c="dimmed">
          {publico}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        De {formatarDataHora(datahora_inicio)}
        {datahora_fim ? ` a ${formatarDataHora(datahora_fim)}` : ', até ser retirado'}
        {autor && ` · ${autor}`}
      </Text>
      <div>
        <TextoComQuebras texto={mensagem} />
      </div>
      {situacao !== 'AGENDADO' && <Leituras idAviso={id} />}
      {impedimentoParaRetirar(situacao) === null && <Retirar aviso={aviso} aoFechar={aoFechar} />}
    </Stack>
  )
}

function Retirar({ aviso, aoFechar }: { aviso: AvisoPublicado; aoFechar: () => void }) {
  const { id, versao, situacao } = aviso
  const confirmar = useConfirmar()
  const retirar = useAcao(retirarAviso, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const perguntar = async () => {
    const sim = await confirmar({
      titulo: 'Retirar o aviso?',
      mensagem:
        situacao === 'AGENDADO'
          ? 'Ele não vai ao ar no dia marcado. Para publicar de novo, escreva outro.'
          : 'Ele sai do sino de todos na hora. Quem já leu continua registrado aqui.',
      confirmar: 'Retirar',
      perigo: true,
    })
    if (sim) retirar.mutate({ params: { idAviso: id }, corpo: { versao } })
  }
  return (
    <Group>
      <Button variant="default" loading={retirar.isPending} onClick={() => void perguntar()}>
        Retirar aviso
      </Button>
    </Group>
  )
}

function Leituras({ idAviso }: { idAviso: number }) {
  const [faltam, setFaltam] = useState(false)
  const qual = faltam ? 'faltam' : 'leram'
  const consulta = useConsultaPaginada(
    listarLeiturasDoAviso,
    { params: { idAviso }, query: { faltam } },
    { mostradoNaArea: true },
  )
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  return (
    <Tabs keepMounted={false} value={qual} onChange={(outra) => setFaltam(outra === 'faltam')}>
      <Tabs.List aria-label="Leitura">
        <Tabs.Tab value="leram">Leram</Tabs.Tab>
        <Tabs.Tab value="faltam">Ainda não leram</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={qual} pt="xs">
        <AreaDeDados
          carregando={isPending}
          erro={error && mensagemDoErro(error)}
          temDados={itens.length > 0}
          vazio={itens.length === 0}
          textoVazio={faltam ? 'Todos a quem ele se dirige já leram.' : 'Ninguém leu ainda.'}
          atualizando={error !== null && consulta.isFetching}
          aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
        >
          <Stack gap={4}>
            {itens.map(({ id, nome, tipo, lidoEm }) => (
              <DuasLinhas
                key={id}
                principal={nome}
                detalhe={[TIPOS_DE_USUARIO[tipo], lidoEm && `leu em ${formatarDataHora(lidoEm)}`]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </Stack>
          {hasNextPage && (
            <Button variant="subtle" loading={isFetchingNextPage} onClick={carregarMais}>
              Carregar mais
            </Button>
          )}
        </AreaDeDados>
      </Tabs.Panel>
    </Tabs>
  )
}
