import { type PermissoesDoNegocio, quemPode } from '@balcao/dominio/permissoes/contratos'
import { criarLeituraDaMatriz, dizerPessoas } from '@balcao/dominio/permissoes/regras'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { type AcaoDaTela, acoesDaTela, dizerPorque } from './porques.ts'

const LARGURA = 720
const PESSOAS_POR_PAGINA = 10

type DialogoProps = {
  acao: string | undefined
  permissoes: PermissoesDoNegocio | undefined
  aoFechar: () => void
  aoVerPessoa: (idColab: number) => void
}

/** ADM-03 'Who may do this': the account types, and the people one by one, each with the reason. */
export function DialogoQuemPode({ acao, permissoes, aoFechar, aoVerPessoa }: DialogoProps) {
  const pedida = acoesDaTela(permissoes?.acoes ?? []).find(({ nome }) => nome === acao)
  return (
    <DialogoDaFicha
      aberto={pedida !== undefined}
      titulo={pedida ? `Quem pode: ${pedida.descricao}` : ''}
      largura={LARGURA}
      aoFechar={aoFechar}
    >
      {pedida && permissoes && (
        <Resposta key={pedida.nome} acao={pedida} permissoes={permissoes} aoVerPessoa={aoVerPessoa} />
      )}
    </DialogoDaFicha>
  )
}

type RespostaProps = {
  acao: AcaoDaTela
  permissoes: PermissoesDoNegocio
  aoVerPessoa: (idColab: number) => void
}

function Resposta({ acao, permissoes, aoVerPessoa }: RespostaProps) {
  const [{ termo, page }, setQuais] = useState({ termo: '', page: 1 })
  const consulta = useConsulta(
    quemPode,
    { params: { acao: acao.nome }, query: { termo, page, take: PESSOAS_POR_PAGINA } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const ler = criarLeituraDaMatriz(permissoes.decididas)
  const tipos = permissoes.tipos.filter(({ tipo }) => ler({ tipo, acao: acao.nome }).pode)
  const tiradas = permissoes.excecoes.filter((excecao) => excecao.acao === acao.nome && !excecao.autorizado)
  return (
    <Stack gap="md">
      <Text>
        {tipos.length === 0
          ? 'Nenhum tipo de conta pode. '
          : `Tipos de conta: ${tipos.map(({ tipo, pessoas }) => `${TIPOS_DE_USUARIO[tipo]} (${dizerPessoas(pessoas)})`).join(', ')}. `}
        {tiradas.length > 0 &&
          `Não pode, ainda que o tipo possa: ${tiradas.map(({ nome }) => nome).join(', ')}.`}
      </Text>
      <CampoDeTermo
        termo={termo}
        aoMudar={(novo) => setQuais({ termo: novo, page: 1 })}
        placeholder="Nome da pessoa"
      />
      <AreaDaConsulta
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio={
          <Vazio>
            <strong>{termo ? 'Ninguém com esse nome pode' : 'Ninguém pode'}</strong>
          </Vazio>
        }
      >
        {({ itens, paginator }) => (
          <>
            <ListaDaFicha>
              {itens.map(({ id, nome, tipo, porque }) => (
                <li key={id}>
                  <Anchor component="button" type="button" onClick={() => aoVerPessoa(id)}>
                    {nome}
                  </Anchor>
                  <small>{dizerPorque(porque, tipo)}</small>
                </li>
              ))}
            </ListaDaFicha>
            <Paginacao
              paginator={paginator}
              aoMudar={(nova) => setQuais({ termo, page: nova })}
              rotulo={`Páginas de quem pode ${acao.descricao}`}
            />
          </>
        )}
      </AreaDaConsulta>
    </Stack>
  )
}
