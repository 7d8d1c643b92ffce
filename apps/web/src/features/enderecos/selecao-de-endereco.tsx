import { formatarCep } from '@balcao/dominio/brasil/cep'
import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { type EnderecoDeEntrega, listarEnderecosDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { semAcentos } from '../../ui/campos/opcao.tsx'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import type { EscolhaDeEndereco } from './escolha-de-endereco.ts'
import { LinhaDoEndereco } from './linha-do-endereco.tsx'
import { useExclusaoDeEndereco } from './use-exclusao-de-endereco.ts'

type SelecaoDeEnderecoProps = EscolhaDeEndereco & {
  idCli: number
  escolhido: number | null
  aoEscolher: (id: number | null) => void
  aoCriar: () => void
}

export function SelecaoDeEndereco(props: SelecaoDeEnderecoProps) {
  const { idCli, atual, escolhido, aoEscolher, aoSalvar, salvando, erro, aoCriar } = props
  const cadastra = useSessao().pode('CADASTRA_ENDERECO_ENTREGA')
  const consulta = useConsulta(listarEnderecosDeEntrega, { params: { idCli } }, { mostradoNaArea: true })
  // One that others took out meanwhile is nobody's choice.
  const marcado = consulta.data?.itens.find(({ id }) => id === escolhido) ?? null
  const mudou = consulta.data !== undefined && (marcado?.id ?? null) !== atual
  return (
    <>
      {erro && <PainelDeStatus tipo="erro" mensagem={erro} />}
      <AreaDaConsulta consulta={consulta} discreta esqueleto={<Text role="status">Carregando..</Text>}>
        {({ itens }) => (
          <Enderecos
            idCli={idCli}
            itens={itens}
            escolhido={marcado?.id ?? null}
            aoEscolher={cadastra ? aoEscolher : undefined}
          />
        )}
      </AreaDaConsulta>
      {cadastra && (
        <PeDaFicha>
          {marcado && (
            <Button variant="subtle" color="red" onClick={() => aoEscolher(null)}>
              Remover endereço selecionado
            </Button>
          )}
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={aoCriar}>
            Criar novo
          </Button>
          <BotaoBase
            data-principal
            habilitado={mudou}
            falta="Selecione outro endereço, ou remova o selecionado."
            carregando={salvando}
            onClick={() => aoSalvar(marcado)}
          >
            Salvar
          </BotaoBase>
        </PeDaFicha>
      )}
    </>
  )
}

type EnderecosProps = {
  idCli: number
  itens: readonly EnderecoDeEntrega[]
  escolhido: number | null
  /** Without it they are only read. */
  aoEscolher: ((id: number) => void) | undefined
}

function Enderecos({ idCli, itens, escolhido, aoEscolher }: EnderecosProps) {
  const [termo, setTermo] = useState('')
  const { excluir, excluindo } = useExclusaoDeEndereco(idCli)
  if (itens.length === 0)
    return (
      <div>
        <Text>Não há endereços cadastrados no momento.</Text>
        {aoEscolher && <Text c="dimmed">Use 'Criar novo' para cadastrar o primeiro.</Text>}
      </div>
    )
  const achados = filtrarEnderecos(itens, termo)
  return (
    <>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          type="search"
          label="Buscar endereço"
          placeholder="CEP, rua, número, bairro, cidade ou estado"
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={MAXIMO_DO_TERMO}
          autoComplete="off"
          data-autofocus
          flex={1}
          value={termo}
          onChange={({ currentTarget }) => setTermo(currentTarget.value)}
        />
        <Button variant="default" disabled={termo === ''} onClick={() => setTermo('')}>
          Limpar
        </Button>
      </Group>
      {achados.length === 0 ? (
        <Text role="status">Não encontramos nenhum endereço de entrega.</Text>
      ) : (
        <ListaDaFicha>
          {achados.map((endereco) => (
            <LinhaDoEndereco
              key={endereco.id}
              endereco={endereco}
              escolhido={endereco.id === escolhido}
              aoEscolher={aoEscolher && (() => aoEscolher(endereco.id))}
              aoExcluir={() => void excluir(endereco)}
              excluindo={excluindo === endereco.id}
            />
          ))}
        </ListaDaFicha>
      )}
    </>
  )
}

const nomeDoEstado = (uf: string) => ESTADOS.find(({ sigla }) => sigla === uf)?.nome ?? ''

/** END-01 Every word of the term in the CEP, street, number, district, city or state. */
function filtrarEnderecos(
  enderecos: readonly EnderecoDeEntrega[],
  termo: string,
): readonly EnderecoDeEntrega[] {
  const palavras = semAcentos(termo).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return enderecos
  return enderecos.filter(({ cep, rua, numero, bairro, cidade, estado }) => {
    const partes = [cep, formatarCep(cep), rua, numero, bairro, cidade, estado, nomeDoEstado(estado)]
    const texto = semAcentos(partes.join(' '))
    return palavras.every((palavra) => texto.includes(palavra))
  })
}
