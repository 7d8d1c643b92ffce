import { dizerValor } from '@balcao/dominio/ajustes/campo'
import { plural } from '@balcao/dominio/formatos/contagem'
import type { ChaveDeParametro } from '@balcao/dominio/parametros'
import {
  type CatalogoDeParametros,
  copiarParametros,
  type ParametroNaTela,
} from '@balcao/dominio/parametros/contratos'
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useEnvio } from '../../platform/acao/use-envio.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import type { Chave, Coluna } from '../../ui/listas/coluna.ts'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { noNivel, oQueVale } from './niveis.ts'

const LARGURA = 860
const ALTURA_DA_TABELA = 420

type DialogoProps = { catalogo: CatalogoDeParametros; aberta: boolean; aoFechar: () => void }

/** ADM-04 Two branches side by side: only what differs, and what of it is copied from one to the other. */
export function DialogoDaComparacao({ catalogo, aberta, aoFechar }: DialogoProps) {
  const janela = useJanelaUnica('Comparar filiais', aoFechar)
  return (
    <JanelaDaAcao aberta={aberta} janela={janela} largura={LARGURA}>
      {aberta && <Comparacao catalogo={catalogo} aoFechar={aoFechar} />}
    </JanelaDaAcao>
  )
}

const NENHUMA: ReadonlySet<Chave> = new Set()

function Comparacao({ catalogo, aoFechar }: Omit<DialogoProps, 'aberta'>) {
  const { filiais, itens } = catalogo
  const [de, setDe] = useState(filiais[0]?.id ?? 0)
  const [para, setPara] = useState(filiais[1]?.id ?? 0)
  const [chaves, setChaves] = useState(NENHUMA)
  const nomeDe = (id: number) => filiais.find((filial) => filial.id === id)?.nome ?? ''
  const diferentes = useMemo(
    () =>
      itens.filter((item) => !item.soDoNegocio && oQueVale(item, de).valor !== oQueVale(item, para).valor),
    [itens, de, para],
  )
  const colunas = useMemo<Coluna<ParametroNaTela>[]>(
    () => [
      { id: 'nome', cabecalho: 'Parâmetro', larguraMinima: 220, peso: 2, celula: ({ campo }) => campo.nome },
      ...[de, para].map((id) => ({
        id: `filial-${id}`,
        cabecalho: filiais.find((filial) => filial.id === id)?.nome ?? '',
        larguraMinima: 150,
        peso: 1,
        celula: (item: ParametroNaTela) => dizerValor(item.campo, oQueVale(item, id).valor),
      })),
    ],
    [de, para, filiais],
  )
  const envio = useEnvio(copiarParametros, { alvo: {}, aoConcluir: aoFechar })
  const opcoes = useMemo(() => filiais.map(({ id, nome }) => ({ valor: id, nome })), [filiais])
  const escolher = (guardar: (id: number) => void) => (id: number | null) => {
    if (id === null) return
    guardar(id)
    setChaves(NENHUMA)
  }
  const escolhidos = diferentes.filter(({ chave }) => chaves.has(chave))
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <CampoDeSelecao
          label="Copiar de"
          clearable={false}
          opcoes={opcoes}
          value={de}
          onChange={escolher(setDe)}
        />
        <CampoDeSelecao
          label="Para"
          clearable={false}
          opcoes={opcoes}
          value={para}
          onChange={escolher(setPara)}
        />
      </SimpleGrid>
      {envio.erro && (
        <PainelDeStatus tipo="erro" titulo="Não foi possível copiar" mensagem={envio.erro.message} />
      )}
      {diferentes.length === 0 ? (
        <Text c="dimmed">
          {de === para ? 'Escolha duas filiais diferentes.' : 'As duas filiais têm os mesmos valores.'}
        </Text>
      ) : (
        <Tabela
          rotulo="Parâmetros diferentes"
          colunas={colunas}
          itens={diferentes}
          chaveDe={({ chave }) => chave}
          nomeDe={({ campo }) => campo.nome}
          alturaMaxima={ALTURA_DA_TABELA}
          selecao={{ chaves, aoMudar: setChaves }}
        />
      )}
      <PeDaFicha>
        <Group gap="xs" mr="auto">
          <Text size="sm" c="dimmed">
            {plural(diferentes.length, 'diferença', 'diferenças')}
          </Text>
        </Group>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
        <BotaoBase
          habilitado={escolhidos.length > 0}
          carregando={envio.enviando}
          onClick={() =>
            envio.enviar({
              de,
              para,
              itens: escolhidos.map((item) => ({
                chave: item.chave as ChaveDeParametro,
                versao: noNivel(item, para).versao,
              })),
            })
          }
        >
          {`Copiar para ${nomeDe(para)}`}
        </BotaoBase>
      </PeDaFicha>
    </Stack>
  )
}
